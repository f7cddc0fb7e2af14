import { sql } from 'kysely';
import type { Db } from './schema';
import type { KnownTables } from './tableVersions';

/** Channel of notifications about tables behind public answers. Payloads: `<table>`, or `<table>#<id>` for a counter of a row. */
export const CONTENT_CHANNEL = 'content';

/**
 * Reads which tables there are, and which of them announce their changes (migration 202612011300_content_signal) or those of
 * single rows (202612021300_row_signal).
 */
export async function readKnownTables(db: Db): Promise<KnownTables> {
  const tables = await sql<{ name: string; is_announced: boolean; is_announced_by_row: boolean }>`
    select c.relname as name, exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'announce_content' and t.tgenabled <> 'D'
    ) as is_announced, exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'announce_row' and t.tgenabled <> 'D'
    ) as is_announced_by_row
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`.execute(db);
  const references = await sql<{ parent: string; dependent: string }>`
    select p.relname as parent, d.relname as dependent from pg_constraint k
    join pg_class p on p.oid = k.confrelid join pg_class d on d.oid = k.conrelid
    where k.contype = 'f' and k.confdeltype in ('c', 'n', 'd')`.execute(db);
  const dependents = new Map<string, string[]>();
  for (const { parent, dependent } of references.rows)
    dependents.set(parent, [...(dependents.get(parent) ?? []), dependent]);
  return {
    all: new Set(tables.rows.map(({ name }) => name)),
    announced: new Set(tables.rows.filter((table) => table.is_announced).map(({ name }) => name)),
    announcedByRow: new Set(tables.rows.filter((table) => table.is_announced_by_row).map(({ name }) => name)),
    dependents
  };
}
