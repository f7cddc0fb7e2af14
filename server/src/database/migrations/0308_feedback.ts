import { sql } from 'kysely';
import type { Db } from '../schema';

/** Tickets of users and their replies. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('feedback_ticket')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_no', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    // Chosen by the client, so that a form that is sent again is the ticket that is there.
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('image_urls', sql`text[]`, (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('env', 'jsonb', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('submitted', 'processing', 'replied', 'closed')`)
    )
    .addColumn('reply', 'text')
    .addColumn('replied_at_ms', 'int8')
    .addColumn('satisfaction', 'int4', (column) => column.check(sql`satisfaction between 1 and 5`))
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('feedback_ticket_once', ['user_id', 'request_id'])
    .execute();
  await db.schema
    .createIndex('feedback_ticket_by_person')
    .on('feedback_ticket')
    .columns(['user_id', 'created_at_ms', 'id'])
    .execute();
  await sql`create index feedback_ticket_open on feedback_ticket (created_at_ms, id)
    where status in ('submitted', 'processing')`.execute(db);
}
