import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatCsv } from '@rules/csvTable';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { findUntranslatedTexts, importTexts, TEXT_COLUMNS } from './organiserText.service';

/** Faults that are shown at once. */
const MAX_FAULTS = 20;

/** `text:missing`: what has been written and is not translated, as a CSV file for `text:import`. */
export async function listUntranslatedCommand(db: Db, now: Date): Promise<string> {
  const texts = await findUntranslatedTexts(db, now);
  if (texts.length === 0) return 'Every text is translated.';
  return formatCsv([[...TEXT_COLUMNS], ...texts.map((text) => [text, '', '', '', ''])]);
}

/**
 * `text:import FILE`: stores translations.
 * @throws OperatorError for a file that cannot be read, and with the texts that are missing or too long
 */
export async function importTextsCommand(db: Db, name: string): Promise<string> {
  // npm starts the command in its own folder.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });
  try {
    return `${await importTexts(db, bytes)} texts are translated; servers show them within a minute.`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const faults = Object.entries(error.details.fields ?? {}).map(([field, rule]) => `${field}: ${rule}`);
    throw new OperatorError([error.errorName, ...faults.slice(0, MAX_FAULTS)].join('\n'));
  }
}

export const textCommands: Commands = {
  'text:missing': {
    summary:
      'print what operators have written and what is not translated, as CSV with the columns that text:import reads',
    run: ({ withDatabase, now }) => withDatabase((db) => listUntranslatedCommand(db, now))
  },
  'text:import': {
    usage: 'FILE',
    summary: 'store translations from CSV or XLSX with the columns zh-Hans, zh-Hant (may be empty), en, fr and es',
    run: ({ withDatabase }, [word]) => {
      const file = required(word, 'FILE');
      return withDatabase((db) => importTextsCommand(db, file));
    }
  }
};
