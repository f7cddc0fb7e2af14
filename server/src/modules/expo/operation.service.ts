import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { ExpoOperation, ExpoOperationKind } from '@contract/expoOperation';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { findOperations, insertOperation, type OperationRow } from './operation.repository';

const DEFAULT_LIMIT = 20;
const OperationCursor = Type.Tuple([CursorTime, CursorId]);

/** Operator of a command. */
export const SHELL = 'shell';

/** Name of the operator and time of an action. */
export interface OperatorAction {
  operator: string;
  nowMs: number;
}

/** Records what an operator does, in the transaction that does it. */
export async function recordOperation(
  tx: Tx,
  {
    expoId,
    kind,
    subject = '',
    note = ''
  }: { expoId: string; kind: ExpoOperationKind; subject?: string; note?: string },
  { operator, nowMs }: OperatorAction
): Promise<void> {
  await insertOperation(tx, { id: newId(nowMs), expo_id: expoId, kind, subject, note, operator, at_ms: nowMs });
}

/**
 * Returns what operators did at an expo, the latest first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listOperations(
  db: Db,
  { expoId, cursor, limit = DEFAULT_LIMIT }: { expoId: string; cursor?: string; limit?: number }
): Promise<Page<ExpoOperation>> {
  const after = decodeCursor(cursor, OperationCursor);
  const rows = await findOperations(db, expoId, { after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.at_ms, row.id], presentOperation);
}

function presentOperation({ id, kind, subject, note, operator, at_ms: atMs }: OperationRow): ExpoOperation {
  return { id, kind, subject, note, operator, atMs };
}
