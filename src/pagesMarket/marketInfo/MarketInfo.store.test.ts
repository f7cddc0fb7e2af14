import { observable, runInAction } from 'mobx';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { Series, SeriesRange } from '@contract/priceSeries';
import { buildApiError } from '@/testing/buildApiError';
import { buildLine, buildLineDetail, buildSeries } from '@/testing/buildMarket';
import { whenIdle } from '@/testing/whenIdle';
import { MarketInfoStore } from './MarketInfo.store';

const anise = 'star-anise.dahong.yulin';
const spring = 'star-anise.chunhua.yulin';
const member = buildLineDetail({
  maxRange: '90d',
  locks: [
    { range: '1y', needs: 'verify' },
    { range: '3y', needs: 'company' }
  ]
});

describe('MarketInfoStore', () => {
  let answerLine: (lineId: string) => Promise<PriceLineInfo>;
  let answerSeries: (lineId: string, range: SeriesRange) => Promise<Series>;
  let answerFollow: () => Promise<null>;
  let askedSeries: string[];
  let unfollowed: string[];
  let followed: Map<string, boolean>;
  let session: { isLoggedIn: boolean };
  let store: MarketInfoStore;

  beforeEach(() => {
    answerLine = (id) => Promise.resolve(buildLineDetail({ line: buildLine({ id }) }));
    answerSeries = (_, range) => Promise.resolve(buildSeries({ range }));
    answerFollow = () => Promise.resolve(null);
    askedSeries = [];
    unfollowed = [];
    followed = observable.map();
    session = observable({ isLoggedIn: false });
    store = new MarketInfoStore(
      {
        getPriceLine: (lineId) => answerLine(lineId),
        getPriceSeries: ({ lineId, range }) => {
          askedSeries.push(`${lineId} ${range}`);
          return answerSeries(lineId, range);
        },
        followLine: () => answerFollow(),
        unfollowLine: (lineId) => {
          unfollowed.push(lineId);
          return answerFollow();
        }
      },
      session,
      {
        isFollowed: (line) => followed.get(line.id) ?? line.isFollowed,
        setFollowed(id, on) {
          runInAction(() => followed.set(id, on));
          return () => runInAction(() => followed.set(id, !on));
        }
      }
    );
  });

  it.each(['NOT_FOUND', 'VALIDATION'] as const)('treats %s as a line that does not exist', async (code) => {
    answerLine = () => Promise.reject(buildApiError(code));
    expect(await store.load('garbage')).toBe(false);
    expect(store.status).toBe('empty');
  });

  it('treats any other failure as an error that can be retried', async () => {
    answerLine = () => Promise.reject(buildApiError('NETWORK'));
    await store.load(anise);
    expect(store.status).toBe('error');
  });

  it('keeps the shown line when another one fails to load', async () => {
    await store.load(anise);
    answerLine = () => Promise.reject(buildApiError('OFFLINE'));
    expect(await store.load(spring)).toBe(false);
    expect(store.lineId).toBe(anise);
    expect(store.status).toBe('ready');
    expect(store.isStale).toBe(true);
    expect(store.series).toBeDefined();
  });

  it('drops the response for a line that is no longer selected', async () => {
    const answers = new Map<string, (detail: PriceLineInfo) => void>();
    answerLine = (id) => new Promise((resolve) => answers.set(id, resolve));
    const first = store.load(anise);
    const second = store.load(spring);
    answers.get(spring)?.(buildLineDetail({ line: buildLine({ id: spring }) }));
    answers.get(anise)?.(buildLineDetail({ line: buildLine({ id: anise }) }));
    await Promise.all([first, second]);
    expect(store.detail?.line.id).toBe(spring);
  });

  it('keeps a locked range closed and returns what it requires', async () => {
    await store.load(anise);
    store.selectRange('1y');
    expect(store.range).toBe('30d');
    expect(store.lockOf('1y')).toEqual({ range: '1y', needs: 'login' });
    expect(store.lockOf('30d')).toBeUndefined();
  });

  it('keeps the range when a login is not sufficient, and returns the remaining requirement', async () => {
    await store.load(anise);
    answerLine = () => Promise.resolve(member);
    expect(await store.unlock('1y')).toEqual({ range: '1y', needs: 'verify' });
    expect(store.range).toBe('30d');
  });

  it('opens the requested range after the login', async () => {
    await store.load(anise);
    answerLine = () => Promise.resolve(member);
    expect(await store.unlock('90d')).toBeUndefined();
    await whenIdle();
    expect(store.range).toBe('90d');
    expect(store.series?.range).toBe('90d');
  });

  it('falls back to 30 days when the session has ended', async () => {
    answerLine = () => Promise.resolve(member);
    await store.load(anise);
    answerSeries = (_, range) =>
      range === '90d' ? Promise.reject(buildApiError('HISTORY_LOCKED')) : Promise.resolve(buildSeries({ range }));
    store.selectRange('90d');
    await whenIdle();
    expect(store.range).toBe('30d');
    expect(store.seriesError).toBeUndefined();
  });

  it('shows no series of another range under the selected one', async () => {
    await store.load(anise);
    answerSeries = () => Promise.reject(buildApiError('NETWORK'));
    store.selectRange('7d');
    await whenIdle();
    expect(store.series).toBeUndefined();
    expect(store.seriesError).toMatchObject({ code: 'NETWORK' });
  });

  it('requests each range once', async () => {
    await store.load(anise);
    store.selectRange('7d');
    await whenIdle();
    store.selectRange('30d');
    store.selectRange('7d');
    await whenIdle();
    expect(askedSeries).toEqual([`${anise} 30d`, `${anise} 7d`]);
  });

  it('rolls back a follow that the server rejects', async () => {
    await store.load(anise);
    answerFollow = () => Promise.reject(buildApiError('NETWORK'));
    const change = store.setFollowed(true);
    expect(store.isFollowed).toBe(true);
    await expect(change).rejects.toMatchObject({ code: 'NETWORK' });
    expect(store.isFollowed).toBe(false);
  });

  it('unfollows the shown line while another one is being loaded', async () => {
    followed.set(anise, true);
    await store.load(anise);
    answerLine = () => new Promise<PriceLineInfo>(() => undefined);
    void store.load(spring);
    await store.setFollowed(false);
    expect([unfollowed, store.isFollowed]).toEqual([[anise], false]);
  });

  it('ignores a change while a follow is pending', async () => {
    await store.load(anise);
    const first = store.setFollowed(true);
    expect(await store.setFollowed(false)).toBe(false);
    expect(await first).toBe(true);
    expect(store.isFollowed).toBe(true);
  });

  it('reloads when the viewer logs in, until it is stopped', async () => {
    const stop = store.start(anise);
    await whenIdle();
    answerLine = () => Promise.resolve(member);
    runInAction(() => {
      session.isLoggedIn = true;
    });
    await whenIdle();
    expect(store.lockOf('90d')).toBeUndefined();
    stop();
    answerLine = () => Promise.reject(new Error('asked after the stop'));
    runInAction(() => {
      session.isLoggedIn = false;
    });
    await whenIdle();
    expect(store.error).toBeUndefined();
  });
});
