import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { compileLocalize, type Translator } from '../../http/localText';
import { type Cell, readSheetFile } from '../priceImport/sheetFile';
import { fixedTexts } from './fixedTexts';
import { findLocalNames, saveLocalNames } from './localName.repository';
import type { LocalNameTable } from './localName.tables';
import { organiserContents } from './organiserTexts';

/** Columns of a file of translations, in any order; only `zh-Hant` may be empty. */
export const TEXT_COLUMNS = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const;
const MAX_ROWS = 5_000;
const MAX_LENGTH = 4_000;

/** Returns what organisers and operators have written and what has no translation, a paragraph each, without duplicates. */
export async function findUntranslatedTexts(db: Db, now: Date): Promise<string[]> {
  const [contents, names] = await Promise.all([organiserContents.use.list(db, now), findLocalNames(db)]);
  const known = new Set([...fixedTexts, ...names].map(({ name }) => name));
  const texts = new Set<string>();
  const collect = (text: string) => {
    if (!known.has(text)) text.split('\n').forEach((paragraph) => texts.add(paragraph));
    return text;
  };
  const ignore = (text: string) => text;
  const collector: Translator = { taxonomy: collect, title: ignore, location: ignore, partyName: ignore };
  for (const { schema, value } of contents) compileLocalize(schema)?.(value, collector);
  return [...texts].filter((text) => /\p{Script=Han}/u.test(text) && !known.has(text));
}

/**
 * Stores the translations of a CSV or XLSX file, in place of those of the same texts: all of them or none. Returns their
 * number. Idempotent.
 * @throws AppError FILE_TYPE and VALIDATION `file` for a file that cannot be read or has too many rows, VALIDATION
 * `<row>.<column>` `required`, `tooLong` or `duplicate` for a text, `<column>` `missing` for a column
 */
export async function importTexts(db: Db, file: Buffer): Promise<number> {
  const [header = [], ...lines] = await readSheetFile(file);
  if (lines.length > MAX_ROWS) throw new AppError('VALIDATION', { fields: { file: 'maxRows' } });
  const columns = header.map(textOf);
  const missing = TEXT_COLUMNS.filter((column) => column !== 'zh-Hant' && !columns.includes(column));
  if (missing.length > 0) {
    throw new AppError('VALIDATION', { fields: Object.fromEntries(missing.map((column) => [column, 'missing'])) });
  }
  const rows = lines.map((line) => {
    const cell = (column: string) => textOf(line[columns.indexOf(column)]);
    const [name, en, fr, es] = [cell('zh-Hans'), cell('en'), cell('fr'), cell('es')];
    return { name, zh_hant: cell('zh-Hant') || null, en, fr, es };
  });
  const fields = faultsOf(rows);
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  await db.transaction().execute((tx) => saveLocalNames(tx, rows));
  return rows.length;
}

/** Returns the text of a cell, without the apostrophe by which an exported table keeps a text from being a formula. */
function textOf(cell: Cell | undefined): string {
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
  return text.replace(/^'(?=[=+\-@])/, '');
}

function faultsOf(rows: readonly LocalNameTable[]): Record<string, string> {
  const fields: Record<string, string> = {};
  const names = new Set<string>();
  rows.forEach(({ name, zh_hant: traditional, en, fr, es }, index) => {
    const texts = { 'zh-Hans': name, en, fr, es };
    for (const [column, text] of Object.entries({
      ...texts,
      ...(traditional !== null && { 'zh-Hant': traditional })
    })) {
      // Numbered as in a spreadsheet, where the header is the first row.
      const field = `${index + 2}.${column}`;
      if (text === '') fields[field] = 'required';
      else if (text.length > MAX_LENGTH) fields[field] = 'tooLong';
    }
    if (names.has(name)) fields[`${index + 2}.zh-Hans`] = 'duplicate';
    names.add(name);
  });
  return fields;
}
