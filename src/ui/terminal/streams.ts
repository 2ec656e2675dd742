/** How many character cells the terminal shows. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What this layer needs of standard output; `process.stdout` has it, and so has a small stand-in for tests. */
export interface TerminalOutput {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  /** File descriptor for writes that must arrive while the process dies; without it `write` is used. */
  readonly fd?: number;
  write(text: string): boolean;
  on(event: 'resize' | 'drain' | 'error', listener: (error?: Error) => void): unknown;
  off(event: 'resize' | 'drain' | 'error', listener: (error?: Error) => void): unknown;
}

/** What this layer needs of standard input. */
export interface TerminalInput {
  setRawMode?(raw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
  on(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown;
  on(event: 'end' | 'error', listener: (error?: Error) => void): unknown;
  off(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown;
  off(event: 'end' | 'error', listener: (error?: Error) => void): unknown;
}

/** The size of an output; 80x24 where it is not told, as some pseudo-terminals report 0x0. */
export function sizeOf(output: TerminalOutput): Size {
  return { columns: output.columns || 80, rows: output.rows || 24 };
}
