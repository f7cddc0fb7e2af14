import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteLeadsOf, findAllLeads } from './lead.repository';
import { deleteMarksOf, findMarks } from './mark.repository';

/** Exports what a user has kept of exhibitors. */
async function exportExhibitorData(db: Db, userId: string): Promise<unknown> {
  const [marks, leads] = await Promise.all([findMarks(db, userId), findAllLeads(db, userId)]);
  return { marks, leads };
}

export const exhibitorsPersonalData: PersonalData = {
  name: 'expoExhibitors',
  columns: ['exhibitor_mark.user_id', 'expo_lead.user_id'],
  exportOf: ({ db }, userId) => exportExhibitorData(db, userId),
  erase: async ({ tx }, userId) => {
    await deleteMarksOf(tx, userId);
    await deleteLeadsOf(tx, userId);
  }
};
