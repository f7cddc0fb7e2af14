import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoLeadTable } from './exhibitor.tables';

export type LeadRow = Selectable<ExpoLeadTable>;

export function findLead(db: Db | Tx, userId: string, exhibitorId: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('expo_lead')
    .selectAll()
    .where('user_id', '=', userId)
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirst();
}

export async function saveLeadRow(tx: Tx, row: LeadRow): Promise<void> {
  const { user_id: _user, exhibitor_id: _exhibitor, ...changes } = row;
  await tx
    .insertInto('expo_lead')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'exhibitor_id']).doUpdateSet(changes))
    .execute();
}

/** Returns the exhibitors of an expo that a user has written about or marked as seen, from A to Z. */
export function findLeadsOf(db: Db, userId: string, expoId: string) {
  return db
    .selectFrom('exhibitor')
    .leftJoin('expo_lead as lead', (join) =>
      join.onRef('lead.exhibitor_id', '=', 'exhibitor.id').on('lead.user_id', '=', userId)
    )
    .leftJoin('exhibitor_mark as mark', (join) =>
      join.onRef('mark.exhibitor_id', '=', 'exhibitor.id').on('mark.user_id', '=', userId)
    )
    .where('exhibitor.expo_id', '=', expoId)
    .where(
      sql<boolean>`(lead.note <> '' or lead.rating is not null or cardinality(lead.tags) > 0 or mark.seen_at_ms is not null)`
    )
    .select([
      'exhibitor.name',
      'lead.note',
      'lead.tags',
      'lead.rating',
      'mark.seen_at_ms',
      sql<string[]>`array(select booth.booth_no from exhibitor_booth booth
        where booth.exhibitor_id = exhibitor.id order by booth.booth_no)`.as('booth_nos')
    ])
    .orderBy(sql`exhibitor.initial = '#', exhibitor.spelling collate "C", exhibitor.id`)
    .execute();
}

/** Returns the leads of a user at all expos. */
export function findAllLeads(db: Db, userId: string) {
  return db
    .selectFrom('expo_lead as lead')
    .innerJoin('exhibitor', 'exhibitor.id', 'lead.exhibitor_id')
    .where('lead.user_id', '=', userId)
    .select(['exhibitor.name', 'lead.note', 'lead.tags', 'lead.rating', 'lead.updated_at_ms as updatedAtMs'])
    .orderBy('exhibitor.id')
    .execute();
}

export async function deleteLeadsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('expo_lead').where('user_id', '=', userId).execute();
}
