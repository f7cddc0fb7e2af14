import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CompanyTable } from './company.tables';

export type CompanyRow = Selectable<CompanyTable>;

/** A company that has not been dissolved. */
export function findCompany(db: Db | Tx, id: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', id)
    .where('dissolved_at_ms', 'is', null)
    .executeTakeFirst();
}

/** Reads the company and locks it and its team until the transaction ends. */
export function lockCompany(tx: Tx, id: string): Promise<CompanyRow | undefined> {
  return tx
    .selectFrom('company')
    .selectAll()
    .where('id', '=', id)
    .where('dissolved_at_ms', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findByUscc(db: Db | Tx, uscc: string) {
  return db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('uscc', '=', uscc)
    .where('dissolved_at_ms', 'is', null)
    .executeTakeFirst();
}

export function findByName(db: Db | Tx, name: string) {
  return db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('name', '=', name)
    .where('dissolved_at_ms', 'is', null)
    .executeTakeFirst();
}

/** False when a living company has the name or the code. */
export async function insertCompany(tx: Tx, company: Insertable<CompanyTable>): Promise<boolean> {
  const row = await tx
    .insertInto('company')
    .values(company)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCompany(tx: Tx, id: string, changes: Updateable<CompanyTable>): Promise<void> {
  await tx.updateTable('company').set(changes).where('id', '=', id).execute();
}

/** Living companies with this in their name, this code, or this valid invite code; those with the shortest names first. */
export function searchCompanies(
  db: Db,
  { text, code, nowMs, limit }: { text: string; code: string; nowMs: number; limit: number }
): Promise<CompanyRow[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('company')
    .selectAll()
    .where('dissolved_at_ms', 'is', null)
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', like),
        eb('short_name', 'ilike', like),
        eb('uscc', '=', code),
        eb.and([eb('invite_code', '=', code), eb('invite_code_until_ms', '>', nowMs)])
      ])
    )
    .orderBy(sql`char_length(name)`)
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** Names of living companies whose contact has this number. */
export async function findCompaniesWithContact(db: Db, mobile: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('name')
    .where('contact_mobile', '=', mobile)
    .where('dissolved_at_ms', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}

/** Clears this number wherever it is a company's contact. */
export async function clearContact(tx: Tx, mobile: string): Promise<void> {
  await tx
    .updateTable('company')
    .set({ contact_mobile: '', contact_name: '' })
    .where('contact_mobile', '=', mobile)
    .execute();
}
