import type { Award, AwardCandidate } from '@contract/award';
import { DAY_MS } from '@rules/duration';

const nowMs = Date.parse('2026-11-20T10:00:00+08:00');

/** Builds a product of the first category that no one has voted for. */
function buildCandidate(candidate: Partial<AwardCandidate> = {}): AwardCandidate {
  return {
    id: 'c1',
    no: 1,
    categoryId: 'origin',
    kind: 'product',
    name: '玉州大红八角',
    intro: '秋果自然开瓣',
    imageUrl: null,
    varietyId: 'star-anise',
    votes: 0,
    rank: null,
    isWinner: false,
    ...candidate
  };
}

/** Builds an award whose voting is open, with three candidates in two categories. */
export function buildAward(award: Partial<Award> = {}): Award {
  return {
    id: 'a1',
    expoId: 'e1',
    name: '2026 香都荣誉评选',
    rule: '每天 3 票\n禁止刷票',
    votesPerDay: 3,
    winnersPerCategory: 1,
    startsAtMs: nowMs - DAY_MS,
    endsAtMs: nowMs + 10 * DAY_MS,
    frozenAtMs: nowMs + 9 * DAY_MS,
    resultsAtMs: null,
    phase: 'open',
    serverNowMs: nowMs,
    votesLeft: 3,
    categories: [
      { id: 'origin', name: '地标好料奖', candidateCount: 2 },
      { id: 'brand', name: '品牌企业奖', candidateCount: 1 }
    ],
    candidates: [
      buildCandidate({ votes: 5, rank: 2 }),
      buildCandidate({ id: 'c2', no: 2, name: '防城十年烟桂', varietyId: 'cassia', votes: 8, rank: 1 }),
      buildCandidate({ id: 'c3', no: 12, categoryId: 'brand', kind: 'company', name: '焉河孜然庄园', varietyId: null })
    ],
    ...award
  };
}
