import { sql } from 'kysely';
import type { Db } from '../schema';

/** The tables of the module holder. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('holder_group')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('holder_group_name', ['user_id', 'name'])
    .execute();
  await db.schema
    .createTable('holder_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('person_user_id', 'text', (column) => column.references('user_account.id').onDelete('set null'))
    .addColumn('card_id', 'text', (column) => column.references('card.id').onDelete('set null'))
    .addColumn('is_exchanged', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('met_location', 'text', (column) => column.notNull())
    .addColumn('met_at_ms', 'int8', (column) => column.notNull())
    .addColumn('person', 'jsonb', (column) => column.notNull())
    .addColumn('spelling', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.references('holder_group.id').onDelete('set null'))
    .addColumn('is_starred', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('remind_on', 'text')
    .addColumn('added_at_ms', 'int8', (column) => column.notNull())
    .addColumn('seen_at_ms', 'int8', (column) => column.notNull())
    .addColumn('removed_at_ms', 'int8')
    .addUniqueConstraint('holder_entry_request', ['user_id', 'request_id'])
    .execute();
  await sql`create index holder_entry_by_name on holder_entry (user_id, spelling collate "C", id)
    where removed_at_ms is null`.execute(db);
  await sql`create unique index holder_entry_person on holder_entry (user_id, person_user_id)
    where person_user_id is not null and removed_at_ms is null`.execute(db);
  await sql`create index holder_entry_by_person on holder_entry (person_user_id) where person_user_id is not null`.execute(
    db
  );
  await sql`create index holder_entry_by_card on holder_entry (card_id) where card_id is not null`.execute(db);
  await sql`create index holder_entry_by_group on holder_entry (group_id) where group_id is not null`.execute(db);
  await sql`create index holder_entry_removed on holder_entry (removed_at_ms) where removed_at_ms is not null`.execute(
    db
  );
}
