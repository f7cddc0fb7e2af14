import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

const tables = ['uploaded_image', 'uploaded_document'] as const;
/** Storage name of a member's file, anywhere in a text. */
const NAME = '[0-9a-z]{20,64}\\.(?:jpg|png|webp|pdf)';

/**
 * Writes the names of all files found in any text of the database into the table `shown`, which is dropped with the
 * transaction. Every column that can contain a URL is read, so that a future one is read too.
 */
export async function collectReferencedNames(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all(${[...tables]}::text[])
      and c.udt_name in ('text', 'varchar', '_text', '_varchar', 'json', 'jsonb')`.execute(tx);
  const names: RawBuilder<unknown>[] = rows.map(({ table, column }) => {
    const text = sql`${sql.ref(`holder.${column}`)}::text`;
    return sql`
      select found.parts[1] as storage_name
      from ${sql.table(table)} holder, regexp_matches(${text}, ${sql.lit(NAME)}, 'g') as found(parts)
      where ${text} like '%.%'`;
  });
  await sql`create temporary table shown on commit drop as ${sql.join(names, sql` union `)}`.execute(tx);
  await sql`analyze shown`.execute(tx);
}

/** Unmarks files that are referenced after all: a write was under way while they were being marked. */
export async function unmarkReferenced(tx: Tx): Promise<void> {
  for (const table of tables) {
    await sql`
      update ${sql.table(table)} set unshown_since_ms = null
      where unshown_since_ms is not null and storage_name in (select storage_name from shown)`.execute(tx);
  }
}

/** Marks unreferenced files of members only: what operators publish may be referenced by pages of other sites. */
export async function markUnreferenced(tx: Tx, beforeMs: number, nowMs: number): Promise<void> {
  for (const table of tables) {
    await sql`
      update ${sql.table(table)} file set unshown_since_ms = ${nowMs}
      where unshown_since_ms is null and owner_user_id is not null and created_at_ms < ${beforeMs}
        and not exists (select from shown where shown.storage_name = file.storage_name)`.execute(tx);
  }
}

/** Returns the names of the files that were marked before this time. */
export async function findMarked(tx: Tx, markedBeforeMs: number): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables) {
    const rows = await tx
      .selectFrom(table)
      .select('storage_name')
      .where('unshown_since_ms', '<', markedBeforeMs)
      .execute();
    names.push(...rows.map(({ storage_name }) => storage_name));
  }
  return names;
}

/** Deletes the row of a marked file. */
export async function deleteMarked(db: Db, name: string): Promise<void> {
  for (const table of tables) {
    await db.deleteFrom(table).where('storage_name', '=', name).where('unshown_since_ms', 'is not', null).execute();
  }
}
