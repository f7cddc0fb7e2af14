import type { Db, Tx } from '../../database/schema';

/** What a person has said is wrong with prices, and what they were answered. */
export function exportOfPriceReports(db: Db, userId: string) {
  return db
    .selectFrom('price_report')
    .where('user_id', '=', userId)
    .select([
      'line_id as lineId',
      'date',
      'kind',
      'suggested_fen as suggestedFen',
      'reason',
      'image_urls as imageUrls',
      'status',
      'answer',
      'created_at_ms as createdAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
}

export async function erasePriceReports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('price_report').where('user_id', '=', userId).execute();
}
