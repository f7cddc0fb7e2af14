import type { Db } from '../schema';

/** Adds `contact_exchange.card_id`: an exchange can be about a business card. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('contact_exchange')
    .addColumn('card_id', 'text', (column) => column.references('card.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('contact_exchange_card').on('contact_exchange').column('card_id').execute();
}
