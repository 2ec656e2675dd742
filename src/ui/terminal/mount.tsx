import chalk from 'chalk';
import { Box, type Instance, render } from 'ink';
import type { ReactNode } from 'react';
import type { ColourLevel } from './colour.js';
import { type SizeSource, type TerminalAccess, TerminalContext, useSize } from './context.js';
import { CrashBoundary } from './crashBoundary.js';
import { FrameStream, SilentInput } from './inkStreams.js';
import type { Key } from './key.js';
import { KeyQueue, readKeys } from './keys.js';
import { Lifecycle } from './lifecycle.js';
import { Screen } from './screen.js';
import { type Size, sizeOf, type TerminalInput, type TerminalOutput } from './streams.js';

/** How a tree is brought onto the whole terminal. */
export interface FullScreenOptions {
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  /** The process, whose end restores the terminal and which Ctrl+Z stops; left out in tests with stand-ins. */
  readonly host?: NodeJS.Process;
  /** 0 lets no colour through, only bold, dim, underline and inverse; 3 when left out. */
  readonly colourLevel?: ColourLevel;
  /** The platform for which bytes are written; that of the process when left out. */
  readonly platform?: NodeJS.Platform;
  /** Every key but Ctrl+C, Ctrl+L and Ctrl+Z; the hook `useKeys` gets the same keys. */
  readonly onKey?: (key: Key) => void;
  /** Ctrl+C was pressed. */
  onInterrupt(): void;
  /** A fault of the program. The terminal is restored, the error printed on standard error; returns the exit code. */
  onCrash(error: unknown): number;
  /** A signal is about to end the process; the terminal is restored. For what must be tidied up at once. */
  readonly onSignal?: (signal: NodeJS.Signals) => void;
}

/** A mounted tree. */
export interface FullScreen {
  /** Takes the tree down and gives the terminal back; a second call does nothing. */
  unmount(): void;
  /** Resolves when the terminal has been given back, for whatever reason. */
  waitUntilExit(): Promise<void>;
}

/** Watches the size of an output; Ink hears of a change before the components do. */
function watchSize(output: TerminalOutput, onChange: () => void): SizeSource & { stop(): void } {
  const listeners = new Set<() => void>();
  let size = sizeOf(output);
  const onResize = (): void => {
    const now = sizeOf(output);
    if (now.columns === size.columns && now.rows === size.rows) return;
    size = now;
    onChange();
    for (const listener of listeners) listener();
  };
  output.on('resize', onResize);
  return {
    current: () => size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => output.off('resize', onResize),
  };
}

/** A box as large as the terminal: it makes Ink lay out again after a resize, also where Ink does not listen for one. */
function WholeScreen({ children }: { readonly children: ReactNode }): ReactNode {
  const { columns, rows }: Size = useSize();
  return (
    <Box width={columns} height={rows} flexDirection="column">
      {children}
    </Box>
  );
}

/** The tree inside Ink, drawing into the given frames; returns Ink's instance. */
function renderInk(
  element: ReactNode,
  access: TerminalAccess,
  frames: FrameStream,
  onCrash: (error: unknown) => void,
): Instance {
  const tree = (
    <TerminalContext value={access}>
      <CrashBoundary onCrash={onCrash}>
        <WholeScreen>{element}</WholeScreen>
      </CrashBoundary>
    </TerminalContext>
  );
  return render(tree, {
    stdout: frames,
    stdin: new SilentInput(),
    // Whole frames, one for every commit, on a build server too; the screen does the rest.
    debug: true,
    exitOnCtrlC: false,
    patchConsole: false,
    isScreenReaderEnabled: false,
  });
}

/** The parts that stand between Ink and the terminal, while a tree is mounted. */
class Mounted implements FullScreen {
  readonly #options: FullScreenOptions;
  readonly #screen: Screen;
  readonly #frames: FrameStream;
  readonly #sizes: ReturnType<typeof watchSize>;
  readonly #keys = new KeyQueue();
  readonly #lifecycle: Lifecycle;
  readonly #stopKeys: () => void;
  readonly #ended: Promise<void>;
  #end = (): void => {};
  #ink: Instance | undefined;

  constructor(element: ReactNode, options: FullScreenOptions) {
    const { stdin, stdout, host, colourLevel = 3, platform = process.platform, onKey } = options;
    this.#options = options;
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#screen = new Screen(stdout, { colour: colourLevel > 0, spareLastCell: platform === 'win32' });
    this.#frames = new FrameStream(stdout, (frame) => this.#screen.paint(frame));
    this.#sizes = watchSize(stdout, () => this.#frames.emit('resize'));
    this.#lifecycle = new Lifecycle({
      input: stdin,
      output: stdout,
      host,
      onPause: () => this.#screen.pause(),
      onResume: () => this.#screen.repaint(),
      onRelease: () => this.#takeDown(),
      onCrash: (error) => options.onCrash(error),
      onSignal: options.onSignal,
    });
    if (onKey) this.#keys.subscribe(onKey);
    this.#stopKeys = readKeys(stdin, (key) => this.#route(key));
    stdin.resume();
    this.#draw(element);
  }

  unmount(): void {
    this.#lifecycle.release();
  }

  waitUntilExit(): Promise<void> {
    return this.#ended;
  }

  #draw(element: ReactNode): void {
    const crash = (error: unknown): void => this.#lifecycle.crash(error);
    try {
      this.#ink = renderInk(element, { sizes: this.#sizes, keys: this.#keys }, this.#frames, crash);
      this.#ink.waitUntilExit().then(() => this.unmount(), crash);
    } catch (error) {
      crash(error);
    }
  }

  #route(key: Key): void {
    const control = key.type === 'ctrl' ? key.char : undefined;
    if (control === 'c') this.#options.onInterrupt();
    else if (control === 'l') this.#screen.repaint();
    else if (control === 'z') this.#lifecycle.suspend();
    else this.#keys.push(key);
  }

  #takeDown(): void {
    this.#screen.close();
    this.#sizes.stop();
    this.#stopKeys();
    try {
      this.#ink?.unmount();
    } catch {
      // After a crash in the middle of drawing the tree may be past taking down; the first error is the one to tell.
    }
    this.#end();
  }
}

/**
 * Draws a tree on the whole terminal until it is unmounted: alternate screen, raw keys, only changed rows written.
 * Ctrl+L paints everything again, Ctrl+Z gives the terminal to the shell. Sets the level of chalk, which is one for
 * the whole process.
 */
export function mountFullScreen(element: ReactNode, options: FullScreenOptions): FullScreen {
  // Level 0 of chalk also drops bold and inverse, which a screen without colours needs; the screen drops the colours.
  chalk.level = options.colourLevel === 0 ? 1 : (options.colourLevel ?? 3);
  return new Mounted(element, options);
}
