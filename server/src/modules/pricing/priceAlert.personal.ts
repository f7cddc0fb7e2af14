import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's price alerts; the threshold is in fen per kg, or in basis points for `move`. */
function exportPriceAlerts(db: Db, userId: string) {
  return db
    .selectFrom('price_alert')
    .where('user_id', '=', userId)
    .select(['line_id as lineId', 'kind', 'threshold', 'told_of as lastTriggeredOn', 'created_at_ms as createdAtMs'])
    .orderBy('created_at_ms')
    .execute();
}

async function erasePriceAlerts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('price_alert').where('user_id', '=', userId).execute();
}

export const priceAlertsPersonalData: PersonalData = {
  name: 'priceAlerts',
  columns: ['price_alert.user_id'],
  exportOf: ({ db }, userId) => exportPriceAlerts(db, userId),
  erase: ({ tx }, userId) => erasePriceAlerts(tx, userId)
};
