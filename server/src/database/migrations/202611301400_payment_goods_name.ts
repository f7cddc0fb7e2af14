import type { Db } from '../schema';

/** Keeps the name by which the provider knows the goods of an order, in the payer's language; null for the Chinese one. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('pay_order').addColumn('shown_name', 'text').execute();
}
