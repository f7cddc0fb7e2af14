import type { Db, Tx } from '../../database/schema';

/** The price alerts of a person; the threshold is fen per kg, or basis points for `move`. */
export function exportOfPriceAlerts(db: Db, userId: string) {
  return db
    .selectFrom('price_alert')
    .where('user_id', '=', userId)
    .select(['line_id as lineId', 'kind', 'threshold', 'told_of as toldOf', 'created_at_ms as createdAtMs'])
    .orderBy('created_at_ms')
    .execute();
}

export async function erasePriceAlerts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('price_alert').where('user_id', '=', userId).execute();
}
