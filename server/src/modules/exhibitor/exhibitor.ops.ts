import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { SHELL } from '../expo/operation.service';
import { allotBooths } from './booth.service';
import { listExhibitors } from './exhibitor.service';
import { importExhibitors } from './import.service';

/** Exhibitors that are read at once. */
const LIST_LIMIT = 50;
const MAX_TEXT = 30;

/**
 * `exhibitor:import EXPO_ID FILE`: imports exhibitors from JSON, CSV or XLSX.
 * @throws OperatorError for a file that cannot be read, and an unknown expo
 */
export async function importExhibitorsCommand(db: Db, expoId: string, name: string, nowMs: number): Promise<string> {
  // npm starts the command in its own folder.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });
  const { created, updated, faults } = await withOperatorErrors(
    importExhibitors(db, { expoId, bytes }, { operator: SHELL, nowMs })
  );
  const lines = faults.map(({ row, field, rule }) => `row ${row}: ${field} ${rule}`);
  return [`${created} new, ${updated} updated, ${faults.length} left out`, ...lines].join('\n');
}

/** `exhibitor:list EXPO_ID [TEXT]`: the exhibitors of an expo from A to Z, with their booths; with TEXT those that match it. */
export async function listExhibitorsCommand(db: Db, expoId: string, q: string, now: Date): Promise<string> {
  const lines: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { expoId, limit: LIST_LIMIT, ...(q !== '' && { q }), ...(cursor !== undefined && { cursor }) };
    const page = await listExhibitors(db, null, query, now);
    for (const { id, name, subcategory, hallNumber, boothNos } of page.items) {
      lines.push(
        [id, toSingleLine(name), subcategory, `hall ${hallNumber}`, boothNos.join(' ') || 'no booth'].join('  ')
      );
    }
    cursor = page.nextCursor;
  }
  return lines.length === 0 ? 'There are no exhibitors.' : lines.join('\n');
}

/**
 * `exhibitor:booths ID BOOTH…`: allots booths to an exhibitor in place of those that it had.
 * @throws OperatorError for an unknown exhibitor or booth, and a booth of another exhibitor
 */
export async function allotBoothsCommand(db: Db, id: string, boothNos: string[], nowMs: number): Promise<string> {
  await withOperatorErrors(allotBooths(db, id, [...new Set(boothNos)], { operator: SHELL, nowMs }));
  return boothNos.length === 0 ? `${id} has no booth any more.` : `${id} has ${boothNos.join(', ')}.`;
}

async function withOperatorErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, rule]) => `${field} ${rule}`);
    throw new OperatorError([error.errorName, ...fields].join(': '));
  }
}

export const exhibitorCommands: Commands = {
  'exhibitor:list': {
    usage: 'EXPO_ID [TEXT]',
    summary: 'list the exhibitors of an expo with id, category, hall and booths: all, or those that TEXT finds',
    run: ({ withDatabase, now }, [word, ...said]) => {
      const expoId = required(word, 'EXPO_ID');
      return withDatabase((db) => listExhibitorsCommand(db, expoId, said.join(' ').slice(0, MAX_TEXT), now));
    }
  },
  'exhibitor:import': {
    usage: 'EXPO_ID FILE',
    summary: 'import the exhibitors of an expo from JSON, CSV or XLSX; known names are updated',
    run: ({ withDatabase, now }, [expo, file]) => {
      const [expoId, name] = [required(expo, 'EXPO_ID'), required(file, 'FILE')];
      return withDatabase((db) => importExhibitorsCommand(db, expoId, name, now.getTime()));
    }
  },
  'exhibitor:booths': {
    usage: 'ID [BOOTH…]',
    summary: 'allot booths to an exhibitor in place of those that it had',
    run: ({ withDatabase, now }, [word, ...boothNos]) => {
      const id = required(word, 'ID');
      return withDatabase((db) => allotBoothsCommand(db, id, boothNos, now.getTime()));
    }
  }
};
