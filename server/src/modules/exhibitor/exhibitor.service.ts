import { Type } from '@sinclair/typebox';
import { type RawBuilder, sql } from 'kysely';
import {
  type ExhibitorCategoryCount,
  type ExhibitorDetail,
  type ExhibitorQuery,
  type ExhibitorWindow,
  type StaffCard
} from '@contract/exhibitor';
import { categoryTree } from '@rules/exhibitorCategory';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { getCardBriefs } from '../card/cardBrief.service';
import { listCompanyCards } from '../card/companyCards.service';
import { getCompanySummaries, workplacesOf } from '../company/company.service';
import { relationsOf } from '../exchange/relation.service';
import { getCurrentExpo } from '../expo/expo.service';
import { listVarietyNames } from '../pricing/variety.service';
import {
  countInitials,
  countSubcategories,
  type ExhibitorFilter,
  findBoothExhibitors,
  findExhibitor,
  findExhibitors,
  findExhibitorsByIds,
  findHalls,
  isMarked
} from './exhibitor.repository';
import { presentExhibitors } from './presentation.service';

const DEFAULT_LIMIT = 20;
const MAX_STAFF = 12;
/** Begins with the expo: the next one may have become the current one since the first window. */
const ExhibitorCursor = Type.Tuple([
  CursorId,
  Type.Boolean(),
  Type.String({ maxLength: 120, pattern: '^[a-z0-9]*$' }),
  CursorId
]);

/** Returns the id of an expo, by default of the current one; undefined between expos. */
export async function expoIdOf(db: Db, expoId: string | undefined, now: Date): Promise<string | undefined> {
  return expoId ?? (await getCurrentExpo(db, now))?.id;
}

/** Returns the category tree of the current expo with the number of exhibitors; empty between expos. */
export async function getCategories(db: Db, now: Date): Promise<ExhibitorCategoryCount[]> {
  const expoId = await expoIdOf(db, undefined, now);
  if (expoId === undefined) return [];
  const rows = await countSubcategories(db, expoId);
  return categoryTree.map(([id, names]) => {
    const subcategories = names.map((subcategory) => ({
      id: subcategory,
      count: rows.find((row) => row.category === id && row.subcategory === subcategory)?.count ?? 0
    }));
    return { id, count: subcategories.reduce((sum, { count }) => sum + count, 0), subcategories };
  });
}

/**
 * Returns a window of the exhibitors of an expo from A to Z; with a cursor, of the expo of the first window.
 * @throws AppError UNAUTHORIZED for the favourites of a visitor, VALIDATION for a broken cursor or one of another expo
 */
export async function listExhibitors(
  db: Db,
  viewer: Member | null,
  { cursor, limit = DEFAULT_LIMIT, initial, ...query }: ExhibitorQuery,
  now: Date
): Promise<ExhibitorWindow> {
  if (query.favouritesOnly === true && viewer === null) throw new AppError('UNAUTHORIZED');
  const after = decodeCursor(cursor, ExhibitorCursor);
  const expoId = await expoIdOf(db, query.expoId ?? after?.[0], now);
  if (after !== undefined && after[0] !== expoId) throw new AppError('VALIDATION', { fields: { cursor: 'format' } });
  if (expoId === undefined) return { items: [], nextCursor: null, total: 0, initials: [], halls: [] };
  const userId = viewer?.id ?? null;
  const filter: ExhibitorFilter = { expoId, userId, condition: await conditionOf(db, userId, query) };
  const fromInitial = { ...filter, condition: sql<boolean>`(${filter.condition} and ${sinceInitial(initial)})` };
  const [rows, initials, halls] = await Promise.all([
    findExhibitors(db, fromInitial, { after: after && [after[1], after[2], after[3]], limit: limit + 1 }),
    countInitials(db, filter),
    findHalls(db, expoId)
  ]);
  const page = pageOf(
    rows,
    limit,
    (row) => [expoId, row.initial === '#', row.spelling, row.id],
    (row) => row
  );
  return {
    items: await presentExhibitors(db, page.items),
    nextCursor: page.nextCursor,
    total: initials.reduce((sum, { count }) => sum + count, 0),
    initials,
    halls
  };
}

function sinceInitial(initial: string | undefined): RawBuilder<boolean> {
  if (initial === undefined) return sql<boolean>`true`;
  return initial === '#' ? sql<boolean>`initial = '#'` : sql<boolean>`(initial >= ${initial} or initial = '#')`;
}

async function conditionOf(
  db: Db,
  userId: string | null,
  { q, categoryId, hall, favouritesOnly }: Omit<ExhibitorQuery, 'cursor' | 'limit' | 'initial'>
): Promise<RawBuilder<boolean>> {
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`true`];
  if (categoryId !== undefined) conditions.push(sql<boolean>`${categoryId} in (category, subcategory)`);
  if (hall !== undefined) conditions.push(sql<boolean>`hall_number = ${hall}`);
  if (favouritesOnly === true) conditions.push(isMarked(userId, 'favourite_at_ms'));
  const word = (q ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();
  if (word !== '') conditions.push(await matchesWord(db, word));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Condition that name, pinyin, initials or a booth contain the word, or that a variety is called so. */
async function matchesWord(db: Db, word: string): Promise<RawBuilder<boolean>> {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const varietyIds = (await listVarietyNames(db))
    .filter(({ name, aliases }) => [name, ...aliases].some((one) => one.toLowerCase() === word))
    .map(({ id }) => id);
  return sql<boolean>`(lower(concat_ws(' ', name, spelling, initials)) like ${part}
    or variety_ids && ${varietyIds}::text[]
    or exists (select from exhibitor_booth booth where booth.exhibitor_id = exhibitor.id and lower(booth.booth_no) like ${part}))`;
}

/**
 * Returns an exhibitor with the cards of its staff that the viewer may see.
 * @throws AppError NOT_FOUND for an unknown exhibitor
 */
export async function getExhibitor(db: Db, viewer: Member | null, id: string): Promise<ExhibitorDetail> {
  const row = await requireExhibitor(db, id, viewer);
  const [[brief], staff, workplaces] = await Promise.all([
    presentExhibitors(db, [row]),
    staffOf(db, viewer, row.company_id),
    viewer === null ? [] : workplacesOf(db, viewer.id)
  ]);
  if (brief === undefined) throw new Error(`exhibitor ${id} was not presented`);
  return {
    ...brief,
    expoId: row.expo_id,
    companyId: row.company_id,
    intro: row.intro,
    exhibits: row.exhibits,
    staff,
    hasExchanged: staff.some(({ relation }) => relation === 'exchanged'),
    isOwn: workplaces.some((workplace) => workplace.id === row.company_id)
  };
}

async function staffOf(db: Db, viewer: Member | null, companyId: string | null): Promise<StaffCard[]> {
  if (companyId === null) return [];
  // A company that was dissolved since has no staff any more.
  if ((await getCompanySummaries(db, [companyId])).length === 0) return [];
  const { items: cards } = await listCompanyCards(db, viewer, { companyId, limit: MAX_STAFF });
  const owners = await getCardBriefs(
    db,
    cards.map((card) => card.id)
  );
  const ownerIds = [...owners.values()].map(({ ownerId }) => ownerId);
  const relations = await relationsOf(db, viewer, ownerIds);
  return cards.map((card) => ({ ...card, relation: relations.get(owners.get(card.id)?.ownerId ?? '') ?? 'none' }));
}

/**
 * Returns the row of an exhibitor.
 * @throws AppError NOT_FOUND for an unknown exhibitor
 */
export async function requireExhibitor(db: Db, id: string, viewer: Member | null = null) {
  const row = await findExhibitor(db, id, viewer?.id ?? null);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Returns the booths of an expo that belong to exhibitors, by number. */
export function listBoothExhibitors(
  db: Db,
  expoId: string
): Promise<{ boothNo: string; exhibitorId: string; name: string; logo: string | null }[]> {
  return findBoothExhibitors(db, expoId);
}

/** An exhibitor as other modules name it. */
export interface NamedExhibitor {
  id: string;
  name: string;
  boothNos: string[];
  companyId: string | null;
}

/** Returns exhibitors by their ids; unknown ones are left out. */
export async function getNamedExhibitors(db: Db, ids: readonly string[]): Promise<Map<string, NamedExhibitor>> {
  const rows = ids.length === 0 ? [] : await findExhibitorsByIds(db, ids);
  return new Map(
    rows.map((row) => [row.id, { id: row.id, name: row.name, boothNos: row.booth_nos, companyId: row.company_id }])
  );
}
