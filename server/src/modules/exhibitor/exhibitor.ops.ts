import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { SHELL } from '../expo/operation.service';
import { allotBooths } from './booth.service';
import { importExhibitors } from './import.service';

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
