import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { AppError } from './appError';

/** Parts of a cursor that are safe to hand to the database: within the type, without a zero byte. */
export const CursorInt = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
export const CursorTime = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const CursorId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]+$' });

/** The sort key of the last row of a window, opaque to the client. */
export function encodeCursor(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key inside a cursor of ours, undefined without one. A foreign or broken one is refused: VALIDATION. */
export function decodeCursor<S extends TSchema>(cursor: string | undefined, schema: S): Static<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Value.Check(schema, key)) return key;
  } catch {
    // Not JSON: refused below, like every other cursor that is not ours.
  }
  throw new AppError('VALIDATION', { fields: { cursor: 'format' } });
}

/**
 * One window of rows that were asked with `limit + 1`: the extra one only tells that there is more.
 * `keyOf` names the sort key of a row.
 */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => readonly unknown[],
  present: (row: Row) => Item
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null
  };
}
