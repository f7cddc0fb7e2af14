import type { Db, Tx } from '../../database/schema';

export function findOwnedWithOthers(db: Db | Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('company_member as own')
    .innerJoin('company', 'company.id', 'own.company_id')
    .where('own.user_id', '=', userId)
    .where('own.role', '=', 'owner')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('company_member as other')
          .whereRef('other.company_id', '=', 'own.company_id')
          .where('other.user_id', '<>', userId)
          .select('other.user_id')
      )
    )
    .select(['company.id', 'company.name'])
    .orderBy('company.id')
    .execute();
}
