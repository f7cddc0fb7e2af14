import type { Db } from '../../database/schema';
import { findSupply } from './supply.repository';

/**
 * Returns title and description as everyone sees them, with the user they belong to; undefined for a supply that is
 * unknown, removed or was never published.
 */
export async function getPublicTexts(
  db: Db,
  id: string
): Promise<{ title: string; description: string; ownerId: string | null } | undefined> {
  const row = await findSupply(db, id);
  const fields = row?.public_fields ?? null;
  if (row === undefined || row.removed_at_ms !== null || row.public_status === null || fields === null)
    return undefined;
  return { title: fields.title, description: fields.description, ownerId: row.owner_user_id };
}
