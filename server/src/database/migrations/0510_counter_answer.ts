import { sql } from 'kysely';
import type { Db } from '../schema';

/** A counter-offer with a price can be agreed to; edits are counted apart from versions that were agreed on. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('quotation_counter')
    .addColumn('answer', 'text', (column) =>
      column.check(sql`answer in ('agreed', 'declined', 'retracted', 'superseded')`)
    )
    .addColumn('superseded_by', 'text')
    .execute();
  await db.schema
    .alterTable('quotation_version')
    .addColumn('is_agreed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('quotation')
    .addColumn('edits', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('waits_for', 'text', (column) => column.check(sql`waits_for in ('buyer', 'supplier')`))
    .execute();
  await sql`update quotation set edits = greatest(version - 1, 0)`.execute(db);
  // The last counter-offer without a later version is still open; all earlier ones have been answered.
  await sql`update quotation_counter c set answer = 'superseded' from quotation q
    where q.id = c.quotation_id and (not q.has_open_counter or c.id <>
      (select id from quotation_counter where quotation_id = q.id order by at_ms desc, id desc limit 1))`.execute(db);
  await sql`update quotation q set waits_for = case c.side when 'buyer' then 'supplier' else 'buyer' end
    from quotation_counter c where c.quotation_id = q.id and c.answer is null`.execute(db);
  await db.schema.alterTable('quotation').dropColumn('has_open_counter').execute();
  await sql`create unique index quotation_counter_open on quotation_counter (quotation_id)
    where answer is null and unit_fen is not null`.execute(db);
}
