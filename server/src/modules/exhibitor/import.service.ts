import { Value } from '@sinclair/typebox/value';
import type { ExhibitorImport } from '@contract/exhibitor';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { getCompanySummaries } from '../company/company.service';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { readSheetFile } from '../priceImport/sheetFile';
import { listVarietyNames } from '../pricing/variety.service';
import { existsExpo } from './booth.repository';
import { upsertExhibitor } from './exhibitor.repository';
import { ExhibitorRecord, rowOf } from './exhibitorRecord';

const MAX_ROWS = 2_000;

type Faults = ExhibitorImport['faults'];

/**
 * Imports exhibitors from JSON, CSV or XLSX; one that the expo has by this name is updated. Rows with a fault are left out.
 * @throws AppError NOT_FOUND for an unknown expo, FILE_TYPE and VALIDATION `file` for a file that cannot be read
 */
export async function importExhibitors(
  db: Db,
  { expoId, bytes }: { expoId: string; bytes: Buffer },
  by: OperatorAction
): Promise<ExhibitorImport> {
  if (!(await existsExpo(db, expoId))) throw new AppError('NOT_FOUND');
  const rows = await readRows(bytes);
  if (rows.length > MAX_ROWS) throw new AppError('VALIDATION', { fields: { file: 'maxRows' } });
  const [varieties, companies] = await Promise.all([
    listVarietyNames(db),
    getCompanySummaries(db, rows.flatMap(companyIdOf))
  ]);
  const known = {
    varieties: new Set(varieties.map(({ id }) => id)),
    companies: new Set(companies.map(({ id }) => id))
  };
  const faults: Faults = [];
  const records: ExhibitorRecord[] = [];
  rows.forEach((row, index) => {
    const record: unknown = Value.Clean(ExhibitorRecord, Value.Default(ExhibitorRecord, row));
    const fault = faultOf(record, known);
    if (fault === undefined) records.push(record as ExhibitorRecord);
    else faults.push({ row: index + 1, ...fault });
  });
  const created = await db.transaction().execute(async (tx) => {
    let count = 0;
    // In one order in every import: two at once wait for each other.
    for (const record of [...records].sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (await upsertExhibitor(tx, rowOf(expoId, record, by.nowMs))) count += 1;
    }
    const note = `${count} new, ${records.length - count} updated, ${faults.length} left out`;
    await recordOperation(tx, { expoId, kind: 'importExhibitors', note }, by);
    return count;
  });
  return { created, updated: records.length - created, faults };
}

function companyIdOf(row: unknown): string[] {
  const id: unknown = (row as { companyId?: unknown } | null)?.companyId;
  return typeof id === 'string' ? [id] : [];
}

function faultOf(
  record: unknown,
  known: { varieties: ReadonlySet<string>; companies: ReadonlySet<string> }
): { field: string; rule: string } | undefined {
  if (!Value.Check(ExhibitorRecord, record)) {
    const path = Value.Errors(ExhibitorRecord, record).First()?.path ?? '';
    return { field: path.split('/')[1] ?? '', rule: 'pattern' };
  }
  if (record.varietyIds.some((id) => !known.varieties.has(id))) return { field: 'varietyIds', rule: 'unknown' };
  if (record.companyId !== null && !known.companies.has(record.companyId))
    return { field: 'companyId', rule: 'unknown' };
  return undefined;
}

/** @throws AppError FILE_TYPE and VALIDATION `file` for a file that cannot be read */
async function readRows(bytes: Buffer): Promise<unknown[]> {
  const first = bytes
    .subarray(0, 16)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (first.startsWith('[')) return parseJson(bytes);
  const [header = [], ...lines] = await readSheetFile(bytes);
  const names = header.map((cell) => String(cell ?? '').trim());
  return lines.map((line) => recordOf(Object.fromEntries(names.map((name, index) => [name, line[index]]))));
}

/** @throws AppError VALIDATION `file` `unreadable` for broken JSON */
function parseJson(bytes: Buffer): unknown[] {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
    if (Array.isArray(value)) return value;
  } catch {
    // Refused below, like every other value than a list.
  }
  throw new AppError('VALIDATION', { fields: { file: 'unreadable' } });
}

function recordOf(cells: Record<string, unknown>): unknown {
  const text = (name: string) => {
    const value = cells[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const list = (name: string) =>
    text(name)
      .split(/[,，、]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return {
    name: text('name'),
    subcategory: text('subcategory'),
    hallNumber: Number(text('hallNumber')),
    companyId: text('companyId') || null,
    logoUrl: text('logoUrl') || null,
    intro: text('intro'),
    varietyIds: list('varietyIds'),
    exhibits: list('exhibits').map((name) => ({ name, text: '', pictureUrl: null }))
  };
}
