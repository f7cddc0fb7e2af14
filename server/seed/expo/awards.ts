import type { Insertable } from 'kysely';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { AwardVoteTable } from '../../src/modules/award/award.tables';
import { demoUsers } from '../demoUsers';
import type { SeedClock } from '../index';
import { type Random, random } from '../random';
import { CANDIDATES } from './candidates';
import { EXPO_ID, expoDays, PAST_EXPO_ID } from './expo';

const CATEGORIES = [
  { id: 'newProduct', name: '新品奖' },
  { id: 'origin', name: '地标好料奖' },
  { id: 'flavour', name: '风味调味奖' },
  { id: 'extract', name: '精深加工奖' },
  { id: 'equipment', name: '装备创新奖' },
  { id: 'brand', name: '品牌企业奖' }
];

const RULE = [
  '登录后即可投票，每人每台设备每天 3 票，可以投给同一个候选，也可以分开投。每天零点（北京时间）重新计数。',
  '投票结束前 24 小时起排名停止更新，这段时间的票照常有效，结果公布时一并计入。',
  '禁止刷票。经核实的异常票作废，参选单位严重违规的取消资格，投票记录全部留存备查。',
  '每个奖项取得票最多的 3 名，票数相同的并列。结果公布后可查看获奖证书。',
  '本评选为演示活动，参选单位与产品均为虚构。'
].join('\n');

const VOTES_PER_DAY = 3;
const WINNERS = 3;
/** Voting of the current award: from nine days ago until two days before the expo opens. */
const BEGAN_DAYS_AGO = 9;
const ENDS_BEFORE_OPENING_MS = 2 * DAY_MS;
const PAST_VOTING_MS = 20 * DAY_MS;
/** Most votes that a candidate of the past award can have by chance. */
const MOST_VOTES = 4600;
const ROWS_PER_INSERT = 2000;

/** Inserts the award of the current expo, whose voting is on, and that of the past one with its results. */
export async function seedAwards(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const opensAtMs = (expoId: string) => shanghaiMidnightMs(expoDays(clock, expoId)[0] ?? '');
  const startsAtMs = shanghaiMidnightMs(shanghaiDay(nowMs - BEGAN_DAYS_AGO * DAY_MS));
  await insertAward(tx, EXPO_ID, { startsAtMs, endsAtMs: opensAtMs(EXPO_ID) - ENDS_BEFORE_OPENING_MS });
  const pastEndMs = opensAtMs(PAST_EXPO_ID) - ENDS_BEFORE_OPENING_MS;
  await insertAward(tx, PAST_EXPO_ID, { startsAtMs: pastEndMs - PAST_VOTING_MS, endsAtMs: pastEndMs });
  await insertVotes(tx, { awardId: `${EXPO_ID}-award`, startsAtMs, nowMs });
  await publishPast(tx, pastEndMs + DAY_MS);
}

const candidateId = (expoId: string, no: number) => `${expoId}-candidate-${no}`;

async function insertAward(
  tx: Tx,
  expoId: string,
  { startsAtMs, endsAtMs }: { startsAtMs: number; endsAtMs: number }
): Promise<void> {
  const id = `${expoId}-award`;
  await tx
    .insertInto('award')
    .values({
      id,
      expo_id: expoId,
      name: `${shanghaiDay(endsAtMs).slice(0, 4)} 香都荣誉评选`,
      rule: RULE,
      votes_per_day: VOTES_PER_DAY,
      winners_per_category: WINNERS,
      starts_at_ms: startsAtMs,
      ends_at_ms: endsAtMs,
      created_at_ms: startsAtMs - DAY_MS
    })
    .execute();
  await tx
    .insertInto('award_category')
    .values(CATEGORIES.map((category, position) => ({ ...category, award_id: id, position })))
    .execute();
  await tx
    .insertInto('award_candidate')
    .values(
      CATEGORIES.flatMap(({ id: categoryId }) =>
        (CANDIDATES[categoryId] ?? []).map((candidate) => ({ candidate, categoryId }))
      ).map(({ candidate: { varietyId, companyId, ...candidate }, categoryId }, index) => ({
        ...candidate,
        id: candidateId(expoId, index + 1),
        award_id: id,
        category_id: categoryId,
        no: index + 1,
        image_url: null,
        variety_id: varietyId,
        company_id: companyId ?? null
      }))
    )
    .execute();
}

/**
 * Votes of each day until now: those of the demo users name them, all others are those of accounts that were erased since.
 */
async function insertVotes(
  tx: Tx,
  { awardId, startsAtMs, nowMs }: { awardId: string; startsAtMs: number; nowMs: number }
): Promise<void> {
  const rows = await tx
    .selectFrom('award_candidate')
    .select('id')
    .where('award_id', '=', awardId)
    .orderBy('no')
    .execute();
  const votes: Insertable<AwardVoteTable>[] = [];
  const add = (id: string, atMs: number, userId: string | null) => {
    if (atMs >= nowMs) return;
    const no = votes.length + 1;
    const key = { id: `demo-vote-${no}`, request_id: `demo-vote-request-${no}` };
    const voter = { user_id: userId, device_digest: userId && `demo-device-of-${userId}` };
    votes.push({ ...key, award_id: awardId, candidate_id: id, day: shanghaiDay(atMs), at_ms: atMs, ...voter });
  };
  for (let dayMs = startsAtMs; dayMs < nowMs; dayMs += DAY_MS) {
    const timeOn = (rng: Random) => dayMs + Math.round(rng.between(0.5, 23.5) * HOUR_MS);
    for (const { id } of rows) {
      const rng = random(`votes for ${id} after ${dayMs - startsAtMs}`);
      const popularity = random(`popularity of ${id}`).integer(1, 9);
      for (let left = rng.integer(0, popularity); left > 0; left -= 1) add(id, timeOn(rng), null);
    }
    if (dayMs + DAY_MS > nowMs) continue;
    for (const { id: userId } of demoUsers) {
      const rng = random(`votes of ${userId} after ${dayMs - startsAtMs}`);
      for (let left = rng.integer(0, VOTES_PER_DAY); left > 0; left -= 1) {
        add(rows[rng.integer(0, rows.length - 1)]?.id ?? '', timeOn(rng), userId);
      }
    }
  }
  for (let from = 0; from < votes.length; from += ROWS_PER_INSERT) {
    await tx
      .insertInto('award_vote')
      .values(votes.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
}

/** The past award has its results, and no votes any more. */
async function publishPast(tx: Tx, resultsAtMs: number): Promise<void> {
  const id = `${PAST_EXPO_ID}-award`;
  for (const { id: categoryId } of CATEGORIES) {
    const rows = await tx
      .selectFrom('award_candidate')
      .select(['id', 'company_id'])
      .where('award_id', '=', id)
      .where('category_id', '=', categoryId)
      .orderBy('no')
      .execute();
    const counted = rows
      .map((row) => {
        const votes = random(`past votes of ${row.id}`).integer(180, MOST_VOTES);
        // A company of the demo has a certificate of an award.
        return { ...row, votes: row.company_id === null ? votes : MOST_VOTES + 212 };
      })
      .sort((one, other) => other.votes - one.votes);
    for (const [index, { id: candidate, votes }] of counted.entries()) {
      await tx
        .updateTable('award_candidate')
        .set({ final_votes: votes, final_rank: index + 1 })
        .where('id', '=', candidate)
        .execute();
    }
  }
  await tx.updateTable('award').set({ results_at_ms: resultsAtMs }).where('id', '=', id).execute();
}
