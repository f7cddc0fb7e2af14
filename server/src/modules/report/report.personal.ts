import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's reports with their answers. */
function exportReports(db: Db, userId: string) {
  return db
    .selectFrom('content_report')
    .where('user_id', '=', userId)
    .select([
      'target_type as targetType',
      'target_id as targetId',
      'target_title as targetTitle',
      'reason',
      'text',
      'status',
      'answer',
      'created_at_ms as createdAtMs',
      'resolved_at_ms as resolvedAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
}

async function eraseReports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('content_report').where('user_id', '=', userId).execute();
}

export const reportsPersonalData: PersonalData = {
  name: 'reports',
  columns: ['content_report.user_id'],
  exportOf: ({ db }, userId) => exportReports(db, userId),
  erase: ({ tx }, userId) => eraseReports(tx, userId)
};
