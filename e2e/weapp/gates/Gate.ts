import type { WeappOutput } from './WeappOutput';

/** One property of a mini-program output that must hold. */
export interface Gate {
  name: string;
  /** Returns the numbers to print beside the name. @throws GateFailure when the property does not hold */
  check(output: WeappOutput): string;
}

/** The message names the location (a file, a package, a field) and the fault. */
export class GateFailure extends Error {
  constructor(
    readonly where: string,
    readonly what: string
  ) {
    super(`${where}: ${what}`);
    this.name = 'GateFailure';
  }
}

/** 1234567 → `1,234,567 B`. */
export function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString('en-US')} B`;
}
