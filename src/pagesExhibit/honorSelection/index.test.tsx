import type { Award, VoteBody, VoteResult } from '@contract/award';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAward } from '@/testing/buildAward';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import t from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const votes = () => api.calls.filter(({ name }) => name.endsWith('/expo/vote'));

async function open(award: Award | null = buildAward(), { token = 'T', query = '' } = {}): Promise<void> {
  api.on({ 'POST /api/front/spiceExpo/getExpoHonorList': award });
  user.setToken(token);
  page = await openPage(`/${routes['exhibit.honorSelection']}${query}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  network.set(true);
  if (overlays.shownToast) overlays.hideToast();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/expo/vote': { candidateId: 'c1', votesLeft: 2, votes: 6 }
  });
});

describe('honour selection', () => {
  it('says that there is no award, and leads to the expo', async () => {
    await open(null);
    expect(page.has(t.none)).toBe(true);
    expect(await captureNavigation(() => page.tap(t.toExpo))).toBe(`/${routes['exhibit.index']}`);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('玉州大红八角')).toBe(true);
  });

  it('shows candidates to a visitor, and asks to log in for a vote', async () => {
    await open(buildAward({ votesLeft: null }), { token: '' });
    expect(page.has(t.visitorVotes(3))).toBe(true);
    await page.tap(t.voteFor('玉州大红八角'));
    expect(page.has(t.loginReason)).toBe(true);
    expect(votes()).toEqual([]);
  });

  it('votes, and shows the votes left as the server counted them', async () => {
    await open();
    await page.tap(t.voteFor('玉州大红八角'));
    expect(overlays.shownToast?.text).toBe(t.voted);
    expect([page.has(t.votesLeft(2)), page.has(t.votes('6'))]).toEqual([true, true]);
    const { candidateId, deviceId } = votes()[0]?.input as VoteBody;
    expect([candidateId, deviceId]).toEqual(['c1', deviceIdStore.deviceId]);
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['of a device without votes left', { votesLeft: 'device' }, t.errors.device],
    ['before the voting', { phase: 'notStarted' }, t.errors.notStarted],
    ['after the voting', { phase: 'ended' }, t.errors.ended]
  ])('says why a vote %s was refused, and what is left', async (_, fields, text) => {
    api.on({
      'POST /api/front/expo/vote': () => {
        throw new FakeError('CONFLICT', { fields });
      }
    });
    await open();
    await page.tap(t.voteFor('玉州大红八角'));
    expect(overlays.shownToast?.text).toBe(text);
    expect([page.has(t.votesLeft(3)), page.has(t.votes('5'))]).toEqual([true, true]);
  });

  it('keeps a counted vote although the page was shown again before its answer', async () => {
    await open();
    const [vote, late] = [deferred<VoteResult>(), deferred<void>()];
    let isCounted = false;
    api.on({
      'POST /api/front/expo/vote': () => vote.promise,
      'POST /api/front/spiceExpo/getExpoHonorList': async () => {
        if (isCounted) return buildAward({ votesLeft: 2 });
        await late.promise;
        return buildAward();
      }
    });
    await page.tap(t.voteFor('玉州大红八角'));
    await page.show();
    isCounted = true;
    vote.resolve({ candidateId: 'c1', votesLeft: 2, votes: 6 });
    await page.settle();
    late.resolve();
    await page.settle();
    expect([page.has(t.votesLeft(2)), page.has(t.votesLeft(3))]).toEqual([true, false]);
  });

  it('sends a vote to a busy server once more, as the same request', async () => {
    await open();
    let attempts = 0;
    api.on({
      'POST /api/front/expo/vote': () => {
        attempts += 1;
        if (attempts === 1) throw new FakeError('UNAVAILABLE');
        return { candidateId: 'c1', votesLeft: 2, votes: 6 };
      }
    });
    await page.tap(t.voteFor('玉州大红八角'));
    await page.advance(1000);
    expect([overlays.shownToast?.text, page.has(t.votesLeft(2))]).toEqual([t.voted, true]);
    const [first, second] = votes().map(({ input }) => input);
    expect(second).toEqual(first);
  });

  it('shows whether a vote was counted whose answer was lost, and sends it again as the same one', async () => {
    await open();
    api.on({
      'POST /api/front/expo/vote': () => {
        throw new FakeError('UNAVAILABLE');
      },
      'POST /api/front/spiceExpo/getExpoHonorList': buildAward({ votesLeft: 2 })
    });
    for (let time = 0; time < 2; time += 1) {
      await page.tap(t.voteFor('玉州大红八角'));
      await page.advance(1000);
    }
    expect(overlays.shownToast?.text).toBe('服务器出了点问题，稍后再试');
    expect(page.has(t.votesLeft(2))).toBe(true);
    expect(new Set(votes().map(({ input }) => (input as VoteBody).requestId)).size).toBe(1);
  });

  it('stays for a visitor when the session ends with a vote, which then asks to log in', async () => {
    await open();
    api.on({
      'POST /api/front/expo/vote': () => {
        throw new FakeError('UNAUTHORIZED');
      },
      'POST /api/front/spiceExpo/getExpoHonorList': buildAward({ votesLeft: null })
    });
    await page.tap(t.voteFor('玉州大红八角'));
    expect(page.has(t.visitorVotes(3))).toBe(true);
    await page.tap(t.voteFor('玉州大红八角'));
    expect([page.has(t.loginReason), votes().length]).toEqual([true, 1]);
  });

  it('sends no vote without network or without votes left, and says so', async () => {
    await open();
    network.set(false);
    await page.tap(t.voteFor('玉州大红八角'));
    expect(overlays.shownToast?.text).toBe(t.offline);
    network.set(true);
    await open(buildAward({ votesLeft: 0 }));
    await page.tap(t.voteFor('玉州大红八角'));
    expect(overlays.shownToast?.text).toBe(t.usedUp);
    expect(votes()).toEqual([]);
  });

  it('searches by number in all categories', async () => {
    await open();
    expect(page.has('焉河孜然庄园')).toBe(false);
    await page.type(t.search, '12');
    expect(page.has('焉河孜然庄园')).toBe(true);
    await page.type(t.search, '没有');
    expect(page.has(t.notFound)).toBe(true);
  });

  it('marks a frozen ranking with its time', async () => {
    await open(buildAward({ phase: 'frozen' }));
    await page.tap(t.views.ranking);
    expect(page.has(t.frozenNote('11月29日 10:00'))).toBe(true);
  });

  it('takes no votes before the start', async () => {
    await open(buildAward({ phase: 'notStarted', votesLeft: null }));
    expect([page.has(t.phases.notStarted), page.has(t.voteFor('玉州大红八角'))]).toEqual([true, false]);
  });

  it('stays with its award when the expo ends while the page is open', async () => {
    await open();
    const { expoId: ended } = buildAward();
    api.on({
      'POST /api/front/spiceExpo/getExpoHonorList': ({ expoId }) =>
        expoId === ended ? buildAward({ phase: 'ended', votesLeft: null }) : null
    });
    await page.show();
    expect([page.has(t.phases.ended), page.has(t.none)]).toEqual([true, false]);
  });

  it('shows winners with their certificates once the results are published', async () => {
    const ended = buildAward({ phase: 'ended', votesLeft: null, resultsAtMs: Date.parse('2026-12-02T09:00:00+08:00') });
    const candidates = ended.candidates.map((one) => ({ ...one, isWinner: one.rank === 1 }));
    await open({ ...ended, candidates });
    await page.tap(t.views.ranking);
    expect(page.has(t.phases.published)).toBe(true);
    await page.tap(`防城十年烟桂 ${t.certificate}`);
    expect(page.has(t.certificateText('2026 香都荣誉评选', '地标好料奖', 1))).toBe(true);
    expect(page.has(t.issuedOn('2026-12-02'))).toBe(true);
  });

  it('shows the rules', async () => {
    await open();
    await page.tap(t.rules);
    expect(page.has('禁止刷票')).toBe(true);
  });

  it('opens the candidate of a shared link, and says when it has left', async () => {
    await open(buildAward(), { query: '?id=c3' });
    expect(page.has(`${t.no('012')} · ${t.kinds.company} · 品牌企业奖`)).toBe(true);
    await open(buildAward(), { query: '?id=c9' });
    expect(overlays.shownToast?.text).toBe(t.gone);
  });
});
