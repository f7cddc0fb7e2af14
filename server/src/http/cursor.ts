import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { AppError } from './appError';

/** Parts of a cursor that are safe to pass to the database: within the type, without a zero byte. */
export const CursorInt = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
export const CursorTime = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const CursorId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]+$' });

/** Encodes the sort key of the last row of a window, opaque to the client. */
export function encodeCursor(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Decodes the sort key of a cursor; undefined without one. @throws AppError VALIDATION for a foreign or broken cursor
 */
export function decodeCursor<S extends TSchema>(cursor: string | undefined, schema: S): Static<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Value.Check(schema, key)) return key;
  } catch {
    // Not JSON: refused below, like every other foreign cursor.
  }
  throw new AppError('VALIDATION', { fields: { cursor: 'format' } });
}

/**
 * Returns one window of rows that were selected with `limit + 1`: the extra row only shows that there is more. `keyOf`
 * returns the sort key of a row.
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
