import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's price reports with their answers. */
function exportPriceReports(db: Db, userId: string) {
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

async function erasePriceReports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('price_report').where('user_id', '=', userId).execute();
}

export const priceReportsPersonalData: PersonalData = {
  name: 'priceReports',
  columns: ['price_report.user_id'],
  exportOf: ({ db }, userId) => exportPriceReports(db, userId),
  erase: ({ tx }, userId) => erasePriceReports(tx, userId)
};
