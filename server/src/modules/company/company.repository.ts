import type { Db, Tx } from '../../database/schema';

/** The company that the person works for, with the person's role and the number of members. */
export async function findCompanyOfUser(db: Db | Tx, userId: string) {
  return db
    .selectFrom('company_member as membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .where('membership.user_id', '=', userId)
    .select((eb) => [
      'company.id',
      'company.name',
      'company.short_name',
      'membership.role',
      eb
        .selectFrom('company_member as colleague')
        .whereRef('colleague.company_id', '=', 'company.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('member_count')
    ])
    .executeTakeFirst();
}

export async function findName(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('company').where('id', '=', id).select('name').executeTakeFirst())?.name;
}
