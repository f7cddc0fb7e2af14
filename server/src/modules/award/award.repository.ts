import type { Insertable, Selectable } from 'kysely';
import type { CandidateForm } from '@contract/award';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { AwardCandidateTable, AwardDecisionTable, AwardTable } from './award.tables';

export type AwardRow = Selectable<AwardTable>;
export type CandidateRow = Selectable<AwardCandidateTable>;
export type DecisionRow = Selectable<AwardDecisionTable>;

export function findAwardOf(db: Db | Tx, expoId: string): Promise<AwardRow | undefined> {
  return db.selectFrom('award').selectAll().where('expo_id', '=', expoId).executeTakeFirst();
}

export function findAward(db: Db | Tx, id: string): Promise<AwardRow | undefined> {
  return db.selectFrom('award').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns an award and locks it until the transaction ends: no vote is under way meanwhile. */
export function lockAward(tx: Tx, id: string): Promise<AwardRow | undefined> {
  return tx.selectFrom('award').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns an award that no operator changes until the transaction ends; votes do not wait for each other. */
export function holdAward(tx: Tx, id: string): Promise<AwardRow | undefined> {
  return tx.selectFrom('award').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** Returns the awards without results whose votes of a day (YYYY-MM-DD) are not in the totals yet. */
export async function findUncounted(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('award')
    .select('id')
    .where('results_at_ms', 'is', null)
    .where((eb) => eb.or([eb('counted_through', 'is', null), eb('counted_through', '<', day)]))
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertAward(tx: Tx, award: Insertable<AwardTable>): Promise<void> {
  await tx.insertInto('award').values(award).execute();
}

export async function updateAward(tx: Tx, id: string, changes: Partial<AwardRow>): Promise<void> {
  await tx.updateTable('award').set(changes).where('id', '=', id).execute();
}

/** Returns the categories of an award in their order. */
export function listCategories(db: Db | Tx, awardId: string) {
  return db.selectFrom('award_category').selectAll().where('award_id', '=', awardId).orderBy('position').execute();
}

/** Stores categories in this order, and deletes all other ones of the award. */
export async function replaceCategories(
  tx: Tx,
  awardId: string,
  categories: readonly { id: string; name: string }[]
): Promise<void> {
  await tx
    .deleteFrom('award_category')
    .where('award_id', '=', awardId)
    .where(
      'id',
      'not in',
      categories.map(({ id }) => id)
    )
    .execute();
  await tx
    .insertInto('award_category')
    .values(categories.map(({ id, name }, position) => ({ award_id: awardId, id, name, position })))
    .onConflict((conflict) =>
      conflict.columns(['award_id', 'id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        position: eb.ref('excluded.position')
      }))
    )
    .execute();
}

/** Returns all candidates of an award in order of their number, with those that were disqualified. */
export function listCandidates(db: Db | Tx, awardId: string): Promise<CandidateRow[]> {
  return db.selectFrom('award_candidate').selectAll().where('award_id', '=', awardId).orderBy('no').execute();
}

export function findCandidate(db: Db | Tx, id: string): Promise<CandidateRow | undefined> {
  return db.selectFrom('award_candidate').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the winners of published awards among the candidates of companies. */
export function findWinners(db: Db | Tx, companyIds: readonly string[]) {
  return db
    .selectFrom('award_candidate as candidate')
    .innerJoin('award', 'award.id', 'candidate.award_id')
    .innerJoin('award_category as category', (join) =>
      join.onRef('category.award_id', '=', 'award.id').onRef('category.id', '=', 'candidate.category_id')
    )
    .where('candidate.company_id', 'in', companyIds)
    .where('candidate.disqualified_at_ms', 'is', null)
    .where('award.results_at_ms', 'is not', null)
    .whereRef('candidate.final_rank', '<=', 'award.winners_per_category')
    .select([
      'candidate.id',
      'candidate.name',
      'candidate.company_id',
      'award.expo_id',
      'category.name as category_name'
    ])
    .orderBy('candidate.id')
    .execute();
}

/** Stores candidates by their number. */
export async function upsertCandidates(
  tx: Tx,
  awardId: string,
  candidates: readonly CandidateForm[],
  nowMs: number
): Promise<void> {
  await tx
    .insertInto('award_candidate')
    .values(
      candidates.map(({ categoryId, imageUrl, varietyId, companyId, ...rest }) => ({
        ...rest,
        id: newId(nowMs),
        award_id: awardId,
        category_id: categoryId,
        image_url: imageUrl,
        variety_id: varietyId,
        company_id: companyId ?? null
      }))
    )
    .onConflict((conflict) =>
      conflict.columns(['award_id', 'no']).doUpdateSet((eb) => ({
        category_id: eb.ref('excluded.category_id'),
        kind: eb.ref('excluded.kind'),
        name: eb.ref('excluded.name'),
        intro: eb.ref('excluded.intro'),
        image_url: eb.ref('excluded.image_url'),
        variety_id: eb.ref('excluded.variety_id'),
        company_id: eb.ref('excluded.company_id')
      }))
    )
    .execute();
}

export async function updateCandidate(
  tx: Tx,
  id: string,
  changes: Partial<Pick<CandidateRow, 'disqualified_at_ms' | 'final_votes' | 'final_rank'>>
): Promise<void> {
  await tx.updateTable('award_candidate').set(changes).where('id', '=', id).execute();
}

export async function insertDecision(tx: Tx, decision: Insertable<AwardDecisionTable>): Promise<void> {
  await tx.insertInto('award_decision').values(decision).execute();
}

/** Returns what operators did with an award, the oldest first. */
export function listDecisions(db: Db, awardId: string): Promise<DecisionRow[]> {
  return (
    db
      .selectFrom('award_decision')
      .selectAll()
      .where('award_id', '=', awardId)
      .orderBy('at_ms')
      // An import saves the award and its candidates at one moment.
      .orderBy('kind')
      .orderBy('id')
      .execute()
  );
}
