import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { SHELL } from '../expo/operation.service';
import { listOperatorBooths } from './floorPlan.service';
import { importPlan } from './planImport.service';

/**
 * `expo:import-plan EXPO FILE`: replaces halls, booths and site of an expo.
 * @throws OperatorError for a file that cannot be read or has faults, an unknown expo, and a missing booth in use
 */
export async function importPlanCommand(db: Db, expoId: string, name: string, nowMs: number): Promise<string> {
  // npm starts the command in its own folder.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${String(error)}`);
  });
  try {
    const { halls, booths, removedBooths, version } = await importPlan(db, expoId, bytes, {
      operator: SHELL,
      nowMs
    });
    return `${halls} halls with ${booths} booths are stored, ${removedBooths} were removed. Version ${version}.`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(importErrorMessage(error, expoId));
  }
}

function importErrorMessage({ errorName, details }: AppError, expoId: string): string {
  if (errorName === 'NOT_FOUND') return `There is no expo ${expoId}.`;
  if (errorName === 'CONFLICT') return 'Nothing was stored: a booth that the file lacks is in use.';
  const faults = Object.entries(details.fields ?? {}).map(([where, why]) => `  ${toSingleLine(where)}: ${why}`);
  return ['Nothing was stored. The file has faults:', ...faults].join('\n');
}

/** `expo:booths EXPO`: lists the booths of an expo in order of their number. */
export async function listBoothsCommand(db: Db, expoId: string): Promise<string> {
  const booths = await listOperatorBooths(db, expoId);
  if (booths.length === 0) return `The expo ${expoId} has no booths.`;
  return booths
    .map(({ no, hallNumber, size, areaM2, category, priceFen, isBookable }) =>
      [
        no.padEnd(8),
        `hall ${hallNumber}`,
        size.padEnd(9),
        `${areaM2} m2`.padStart(7),
        category.padEnd(10),
        `CNY ${(priceFen / 100).toFixed(2)}`,
        isBookable ? 'bookable' : ''
      ]
        .join('  ')
        .trimEnd()
    )
    .join('\n');
}

export const floorPlanCommands: Commands = {
  'expo:import-plan': {
    usage: 'EXPO FILE',
    summary: 'replace halls, booths and site of an expo by a JSON file (see the README of the floorPlan module)',
    run: ({ withDatabase, now }, [expoId, file]) => {
      const [id, name] = [required(expoId, 'EXPO'), required(file, 'FILE')];
      return withDatabase((db) => importPlanCommand(db, id, name, now.getTime()));
    }
  },
  'expo:booths': {
    usage: 'EXPO',
    summary: 'list the booths of an expo with size, price and whether they can be booked',
    run: ({ withDatabase }, [expoId]) => {
      const id = required(expoId, 'EXPO');
      return withDatabase((db) => listBoothsCommand(db, id));
    }
  }
};
