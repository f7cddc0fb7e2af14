import type { Db } from './database/schema';
import type { ServerSecret } from './modules/secureChannel/serverSecret';
import { OperatorError } from './operatorError';
import type { FileStorage } from './providers/fileStorage';
import type { Settings } from './settings';

/** The installation that a command works on. */
export interface CommandContext {
  readonly settings: Settings;
  readonly files: FileStorage;
  /** Where a browser finds what the server serves. */
  readonly siteUrl: string;
  readonly now: Date;
  /** Runs on its database, also while servers use it. */
  withDatabase(run: (db: Db) => Promise<string>): Promise<string>;
  /** What opens what is sealed. */
  openSecret(): Promise<ServerSecret>;
}

export interface Command {
  /** What follows the name. */
  usage?: string;
  summary: string;
  /** Answers what is printed. Throws OperatorError. */
  run(context: CommandContext, usage: string[]): Promise<string>;
}

/** What an operator can do to an installation from the command line, by name. */
export type Commands = Readonly<Record<string, Command>>;

/** A command lacks a word; whoever runs it is shown how it is written. */
export class MissingArgumentError extends OperatorError {}

/** @param name as in the `words` of the command */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new MissingArgumentError(`${name} is missing.`);
  return value;
}
