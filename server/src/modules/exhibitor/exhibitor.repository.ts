import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ExhibitorCategory } from '@contract/floorPlan';
import type { Db, Tx } from '../../database/schema';
import type { ExhibitorTable } from './exhibitor.tables';

export type ExhibitorRow = Omit<Selectable<ExhibitorTable>, 'search_tokens'> & {
  booth_nos: string[];
  is_favourite: boolean;
  is_seen: boolean;
};

/** Sort key from A to Z, names without a letter last. The index `exhibitor_in_order` has it. */
export type ExhibitorKey = readonly [isWithoutLetter: boolean, spelling: string, id: string];

export interface ExhibitorFilter {
  expoId: string;
  /** Viewer whose marks are read; null for a visitor. */
  userId: string | null;
  condition: RawBuilder<boolean>;
}

const COLUMNS = [
  'id',
  'expo_id',
  'company_id',
  'name',
  'logo_url',
  'intro',
  'category',
  'subcategory',
  'variety_ids',
  'hall_number',
  'exhibits',
  'spelling',
  'initials',
  'initial',
  'updated_at_ms'
] as const;

const boothsOf = sql<string[]>`array(select booth.booth_no from exhibitor_booth booth
  where booth.exhibitor_id = exhibitor.id order by booth.booth_no)`;

/** Condition that the viewer has set a mark. */
export function isMarked(userId: string | null, column: 'favourite_at_ms' | 'seen_at_ms'): RawBuilder<boolean> {
  return sql<boolean>`exists (select from exhibitor_mark mark where mark.exhibitor_id = exhibitor.id
    and mark.user_id = ${userId} and mark.${sql.ref(column)} is not null)`;
}

function exhibitorRows(db: Db | Tx, userId: string | null) {
  return db
    .selectFrom('exhibitor')
    .select(COLUMNS)
    .select([
      boothsOf.as('booth_nos'),
      isMarked(userId, 'favourite_at_ms').as('is_favourite'),
      isMarked(userId, 'seen_at_ms').as('is_seen')
    ]);
}

/** Returns a window of the matching exhibitors from A to Z. */
export function findExhibitors(
  db: Db,
  { expoId, userId, condition }: ExhibitorFilter,
  { after, limit }: { after: ExhibitorKey | undefined; limit: number }
): Promise<ExhibitorRow[]> {
  let rows = exhibitorRows(db, userId).where('expo_id', '=', expoId).where(condition);
  if (after !== undefined) {
    rows = rows.where(
      sql<boolean>`(initial = '#', spelling collate "C", id) > (${after[0]}::boolean, ${after[1]}::text, ${after[2]}::text)`
    );
  }
  return rows
    .orderBy(sql`initial = '#', spelling collate "C", id`)
    .limit(limit)
    .execute();
}

/** Returns the letters of the index with the number of matching exhibitors under each, in order. */
export function countInitials(
  db: Db,
  { expoId, condition }: ExhibitorFilter
): Promise<{ initial: string; count: number }[]> {
  return db
    .selectFrom('exhibitor')
    .select((eb) => ['initial', eb.fn.countAll<number>().as('count')])
    .where('expo_id', '=', expoId)
    .where(condition)
    .groupBy('initial')
    .orderBy(sql`initial = '#', initial`)
    .execute();
}

/** Returns the numbers of the halls that exhibitors of an expo have, in order. */
export async function findHalls(db: Db, expoId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('exhibitor')
    .select('hall_number')
    .distinct()
    .where('expo_id', '=', expoId)
    .orderBy('hall_number')
    .execute();
  return rows.map((row) => row.hall_number);
}

/** Counts matching exhibitors; stops at `most`. */
export async function countExhibitors(db: Db, { expoId, condition }: ExhibitorFilter, most: number): Promise<number> {
  const found = db.selectFrom('exhibitor').select('id').where('expo_id', '=', expoId).where(condition).limit(most);
  const row = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the number of exhibitors of each subcategory of an expo. */
export function countSubcategories(
  db: Db,
  expoId: string
): Promise<{ category: ExhibitorCategory; subcategory: string; count: number }[]> {
  return db
    .selectFrom('exhibitor')
    .select((eb) => ['category', 'subcategory', eb.fn.countAll<number>().as('count')])
    .where('expo_id', '=', expoId)
    .groupBy(['category', 'subcategory'])
    .execute();
}

export function findExhibitor(db: Db | Tx, id: string, userId: string | null): Promise<ExhibitorRow | undefined> {
  return exhibitorRows(db, userId).where('id', '=', id).executeTakeFirst();
}

export function findExhibitorsByIds(db: Db | Tx, ids: readonly string[]): Promise<ExhibitorRow[]> {
  return exhibitorRows(db, null).where('id', 'in', ids).execute();
}

/** Returns the exhibitors that companies were, at all expos. */
export function findTexts(db: Db, expoId: string) {
  return db.selectFrom('exhibitor').select(['intro', 'exhibits']).where('expo_id', '=', expoId).orderBy('id').execute();
}

export function findExhibitorsOfCompanies(db: Db | Tx, companyIds: readonly string[]) {
  return db
    .selectFrom('exhibitor')
    .select(['id', 'expo_id', 'company_id', 'name'])
    .where('company_id', 'in', companyIds)
    .orderBy('id')
    .execute();
}

/** Returns the booths of an expo that belong to exhibitors, by number. */
export function findBoothExhibitors(db: Db, expoId: string) {
  return db
    .selectFrom('exhibitor_booth as booth')
    .innerJoin('exhibitor', 'exhibitor.id', 'booth.exhibitor_id')
    .where('booth.expo_id', '=', expoId)
    .select([
      'booth.booth_no as boothNo',
      'exhibitor.id as exhibitorId',
      'exhibitor.name',
      'exhibitor.logo_url as logo'
    ])
    .orderBy('booth.booth_no')
    .execute();
}

/** Inserts an exhibitor, or updates the one of the expo with this name. Returns whether it is new. */
export async function upsertExhibitor(tx: Tx, row: Insertable<ExhibitorTable>): Promise<boolean> {
  const { id, expo_id: _expo, name: _name, ...changes } = row;
  const stored = await tx
    .insertInto('exhibitor')
    .values(row)
    .onConflict((conflict) => conflict.columns(['expo_id', 'name']).doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id === id;
}

/** Locks an exhibitor until the transaction ends. */
export function lockExhibitor(tx: Tx, id: string): Promise<{ id: string; expo_id: string } | undefined> {
  return tx.selectFrom('exhibitor').select(['id', 'expo_id']).where('id', '=', id).forUpdate().executeTakeFirst();
}
