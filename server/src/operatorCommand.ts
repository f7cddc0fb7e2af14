import type { Db } from './database/schema';
import type { ServerSecret } from './modules/secureChannel/serverSecret';
import { OperatorError } from './operatorError';
import type { FileStorage } from './providers/fileStorage';
import type { Settings } from './settings';

/** The installation that a command works on. */
export interface CommandContext {
  readonly settings: Settings;
  readonly files: FileStorage;
  /** Address of the site for browsers. */
  readonly siteUrl: string;
  readonly now: Date;
  /** Runs on the installation's database, also while servers use it. */
  withDatabase(run: (db: Db) => Promise<string>): Promise<string>;
  /** Opens the key of sealed data. */
  openSecret(): Promise<ServerSecret>;
}

export interface Command {
  /** Arguments after the name. */
  usage?: string;
  summary: string;
  /** Returns the text to print. @throws OperatorError with the sentence to show the operator when it cannot be done */
  run(context: CommandContext, usage: string[]): Promise<string>;
}

/** Commands of the operator's shell, by name. */
export type Commands = Readonly<Record<string, Command>>;

/** A command lacks an argument; the operator is shown its usage. */
export class MissingArgumentError extends OperatorError {}

/**
 * @param name as in the `usage` of the command
 * @throws MissingArgumentError for a missing or blank value
 */
export function required(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new MissingArgumentError(`${name} is missing.`);
  return value;
}
