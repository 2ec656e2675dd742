import type { PtyProgram } from '../../ui/terminal/support/pty.js';

const PATIENCE = 30_000;

/** The screen as one text. */
export const screenText = (program: PtyProgram): string => program.screen().join('\n');

/** The key line offers Enter when the table waits for the player. A trick goes on by itself, the result of a deal does not. */
const WAITING = /\bEnter (bid|trump|call|play|new match)\b|this deal[\s\S]*\bEnter go on\b/;

/** Frames end so; in the middle of one the screen is half old and half new. */
const END_OF_FRAME = '\u001b[?2026l';

/** Waits until a whole frame is on the screen that waits for the player and is another one than before. */
async function waitForNext(program: PtyProgram, before: string): Promise<void> {
  const { emulator } = program;
  const has = (): boolean => {
    const now = screenText(program);
    return emulator.received.endsWith(END_OF_FRAME) && now !== before && WAITING.test(now);
  };
  do {
    await emulator.waitFor(has, `a screen that waits for a key, other than\n${before}\n`, PATIENCE);
    // What was received reaches the screen a moment later, and may be more than this frame.
    await emulator.settled();
  } while (!has());
}

/** Waits until the table waits for the player. */
export const waitForTurn = (program: PtyProgram): Promise<void> => waitForNext(program, '');

/** Presses a key and waits until the table waits for the next. */
export async function press(program: PtyProgram, key: string): Promise<void> {
  const before = screenText(program);
  program.send(key);
  await waitForNext(program, before);
}

/** Presses Enter, which always does what is usual, until the screen shows what is looked for. */
export async function enterUntil(program: PtyProgram, goal: RegExp): Promise<void> {
  await waitForTurn(program);
  while (!goal.test(screenText(program))) await press(program, '\r');
}

/** What a program left on its terminal when it ended. */
export async function endOf(program: PtyProgram) {
  const { status } = await program.ended;
  const raw = program.raw();
  const restored = raw.lastIndexOf('\u001b[?25h\u001b[?1049l');
  return {
    status,
    /** Whether the cursor was shown and the alternate screen left, and not taken again. */
    isRestored: restored >= 0 && restored > raw.lastIndexOf('\u001b[?1049h'),
    /** What was printed on the normal screen afterwards. */
    after: raw.slice(restored + '\u001b[?25h\u001b[?1049l'.length),
  };
}
