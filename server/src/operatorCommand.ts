import type { Db } from './database/schema';
import type { ServerSecret } from './modules/encrypt/serverSecret';
import { OperatorError } from './operatorError';
import type { ImageStorage } from './providers/imageStorage';
import type { Settings } from './settings';

/** The installation that a command works on. */
export interface Installation {
  readonly settings: Settings;
  readonly images: ImageStorage;
  /** Where a browser finds what the server serves. */
  readonly site: string;
  readonly now: Date;
  /** Runs on its database, also while servers use it. */
  onDatabase(run: (db: Db) => Promise<string>): Promise<string>;
  /** What opens what is sealed. */
  openSecret(): Promise<ServerSecret>;
}

export interface Command {
  /** What follows the name. */
  words?: string;
  summary: string;
  /** Answers what is printed. Throws OperatorError. */
  run(installation: Installation, words: string[]): Promise<string>;
}

/** What an operator can do to an installation from the command line, by name. */
export type Commands = Readonly<Record<string, Command>>;

/** A command lacks a word; whoever runs it is shown how it is written. */
export class MissingWordError extends OperatorError {}

/** @param name as in the `words` of the command */
export function required(word: string | undefined, name: string): string {
  if (word === undefined || word.trim() === '') throw new MissingWordError(`${name} is missing.`);
  return word;
}
