import type { Db } from '../schema';

/** Adds `quotation.draft_goods_version`. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('quotation').addColumn('draft_goods_version', 'text').execute();
}
