import type { AwardForm, CandidateForm } from '@contract/award';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

const asOperator = { token: OPERATOR_TOKEN };
const operator = '陆编辑';

export const awardCategories = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `奖项 ${id}` }));

export const buildCandidate = (no: number, changes: Partial<CandidateForm> = {}): CandidateForm => ({
  no,
  categoryId: 'a',
  kind: 'product',
  name: `候选 ${no}`,
  intro: '一种香料',
  imageUrl: null,
  varietyId: 'star-anise',
  ...changes
});

/** Awards of expos of their own. */
export function awards(server: TestApp) {
  const nowMs = () => server.deps.now().getTime();
  let expoCount = 0;

  async function addExpo(): Promise<string> {
    expoCount += 1;
    const id = `expo-${expoCount}`;
    const [starts_on, ends_on] = ['2031-01-01', '2031-01-03'];
    const expo = { id, name: '香博会', starts_on, ends_on, venue: '玉林', registered_count: 0 };
    await server.db.insertInto('expo').values(expo).execute();
    return id;
  }

  const buildAward = (expoId: string, changes: Partial<AwardForm> = {}): AwardForm => ({
    ...{ expoId, name: '荣誉评选', rule: '每天三票', votesPerDay: 3, winnersPerCategory: 1 },
    ...{ categories: awardCategories, startsAtMs: nowMs() - MINUTE_MS, endsAtMs: nowMs() + 5 * DAY_MS },
    ...changes
  });

  return {
    addExpo,
    buildAward,
    /** Creates an expo with an award that began a minute ago, with three candidates. */
    async setupAward(changes: Partial<AwardForm> = {}) {
      const expoId = await addExpo();
      const award = buildAward(expoId, changes);
      const { awardId } = await server.api.call('POST /api/operator/expo/saveAward', { operator, award }, asOperator);
      const candidates = [1, 2, 3].map((no) => buildCandidate(no));
      await server.api.call('POST /api/operator/expo/saveCandidates', { operator, awardId, candidates }, asOperator);
      const read = async (token?: string) => {
        const options = token === undefined ? {} : { token };
        return (await server.api.call('POST /api/front/spiceExpo/getExpoHonorList', { expoId }, options))!;
      };
      const ids = (await read()).candidates.map(({ id }) => id);
      return { expoId, awardId, award, read, ids: ids as [string, string, string] };
    }
  };
}
