import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ListedSupply } from '@contract/listing';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const LINE = 'star-anise.dahong.yulin';

describe('market', () => {
  let server: TestApp;
  let member: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    member = await logIn(server);
  });
  after(() => server.close());

  /** Returns every line of a query, page by page. */
  async function fetchAllLines(query: LineQuery, token?: string): Promise<PriceLine[]> {
    const lines: PriceLine[] = [];
    let cursor: string | null = null;
    do {
      const input: LineQuery = { limit: 50, ...query, ...(cursor === null ? {} : { cursor }) };
      const page = await server.api.call('GET /api/front/market/lines', input, token === undefined ? {} : { token });
      lines.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return lines;
  }

  const withoutMarks = ({ isMine: _isMine, ...supply }: ListedSupply) => supply;
  const changesOf = (lines: PriceLine[]): number[] => lines.map((line) => line.changeBp ?? 0);

  describe('validation of the calls of the market', () => {
    it('rejects an unknown line, also for its history and for following it', async () => {
      for (const lineId of ['no-such-line', "'; drop table price_line; --", '🌶️', 'x'.repeat(64)]) {
        const one = await server.api.expectError('GET /api/front/market/line', { lineId });
        const series = await server.api.expectError('GET /api/front/market/series', { lineId, range: '7d' });
        const follow = await server.api.expectError('POST /api/front/market/follow', { lineId }, { token: member });
        assert.deepEqual([one.error, series.error, follow.error], ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
      }
    });

    it('rejects an id that no database can store', async () => {
      const { error } = await server.api.expectError('GET /api/front/market/line', { lineId: 'a\u0000b' });
      assert.equal(error, 'VALIDATION');
    });

    it('rejects a malformed cursor, and one of another order', async () => {
      const rise = await server.api.call('GET /api/front/market/lines', { sort: 'rise', limit: 1 });
      assert(rise.nextCursor);
      const forged = Buffer.from('["default",1e99,0,"x"]').toString('base64url');
      for (const cursor of ['garbage', '%%%', forged, Buffer.from('[1]').toString('base64url'), rise.nextCursor]) {
        const { error, fields } = await server.api.expectError('GET /api/front/market/lines', { cursor });
        assert.equal(error, 'VALIDATION');
        assert(fields?.['cursor']);
      }
    });

    it('rejects an unknown range, sort, category, limit or field', async () => {
      for (const query of [
        { sort: 'random' },
        { categoryId: 'meat' },
        { limit: 501 },
        { limit: 'many' },
        { grade: 'x' }
      ]) {
        const { error } = await server.api.expectError('GET /api/front/market/lines', query);
        assert.equal(error, 'VALIDATION');
      }
      const { error } = await server.api.expectError('GET /api/front/market/series', { lineId: LINE, range: '5y' });
      assert.equal(error, 'VALIDATION');
    });

    it('rejects a visitor who follows a line', async () => {
      const { error } = await server.api.expectError('POST /api/front/market/follow', { lineId: LINE });
      assert.equal(error, 'UNAUTHORIZED');
    });
  });

  it('returns an empty list for filters without a match', async () => {
    assert.deepEqual(await fetchAllLines({ varietyId: 'no-such-variety' }), []);
    assert.deepEqual(await fetchAllLines({ categoryId: 'blend', marketIds: 'pingxiang' }), []);
    assert.deepEqual(await fetchAllLines({ followed: true }), []);
  });

  it('lists every line once, in the order of the price list', async () => {
    const lines = await fetchAllLines({ limit: 37 });
    const overview = await server.api.call('GET /api/front/market/overview', {});
    assert.equal(new Set(lines.map((line) => line.id)).size, lines.length);
    assert.equal(lines.length, overview.lineCount);
    assert.equal(new Set(lines.map((line) => line.varietyId)).size, overview.varietyCount);
    assert.equal(lines[0]?.id, LINE);
  });

  it('filters by category, variety and market', async () => {
    const bark = await fetchAllLines({ categoryId: 'bark' });
    assert(bark.length > 0 && bark.every((line) => line.categoryId === 'bark'));
    const grades = await fetchAllLines({ varietyId: 'cassia', marketIds: 'yulin' });
    assert.equal(grades.length, 6);
    assert(grades.every((line) => line.varietyName === '桂皮' && line.marketShortName === '玉林'));
  });

  it('sorts by rise and by fall over each span, across pages', async () => {
    for (const span of ['day', 'week', 'month'] as const) {
      const rise = changesOf(await fetchAllLines({ sort: 'rise', span, limit: 20 }));
      assert.deepEqual(
        rise,
        rise.toSorted((a, b) => b - a)
      );
      const fall = changesOf(await fetchAllLines({ sort: 'fall', span, limit: 20 }));
      assert.deepEqual(
        fall,
        fall.toSorted((a, b) => a - b)
      );
      assert.equal(rise.length, fall.length);
    }
  });

  it('has counts on the board that agree with the list, for each span', async () => {
    for (const span of ['day', 'week', 'month'] as const) {
      const { board, date } = await server.api.call('GET /api/front/market/overview', { span });
      const lines = await fetchAllLines({ span });
      // A line of an earlier day neither rose nor fell today.
      assert(lines.some((line) => line.date !== date));
      const all = changesOf(lines.filter((line) => line.date === date));
      assert.deepEqual(board, {
        up: all.filter((bp) => bp > 0).length,
        flat: all.filter((bp) => bp === 0).length,
        down: all.filter((bp) => bp < 0).length
      });
      assert.equal(board.up + board.flat + board.down, all.length);
    }
  });

  it('ends every sparkline with the price and the sign of its change', async () => {
    for (const line of await fetchAllLines({})) {
      const [before, last] = line.sparkFen.slice(-2);
      assert.equal(last, line.midFen);
      assert.equal(Math.sign((last ?? 0) - (before ?? 0)), Math.sign(line.changeBp ?? 0));
      assert(line.lowFen !== null && line.midFen !== null && line.highFen !== null);
      assert(line.lowFen <= line.midFen && line.midFen <= line.highFen);
    }
  });

  it('shows a line with its grades, its markets and its listings', async () => {
    const detail = await server.api.call('GET /api/front/market/line', { lineId: LINE });
    assert.deepEqual([detail.line.midFen, detail.line.changeFen, detail.line.changeBp], [3450, 50, 147]);
    assert.deepEqual(
      detail.grades.map((grade) => grade.gradeName),
      ['大红', '春花', '干枝', '无硫大红', '碎八角']
    );
    assert.equal(detail.markets[0]?.lineId, LINE);
    assert.equal(detail.markets.length, 6);
    const supplies = await server.api.call('GET /api/front/supply/list', { varietyId: 'star-anise', limit: 50 });
    const purchases = await server.api.call('GET /api/front/purchase/list', { varietyId: 'star-anise', limit: 50 });
    assert.deepEqual([detail.supplyCount, detail.purchaseCount], [supplies.items.length, purchases.items.length]);
    const isSame = ({ gradeName }: { gradeName: string }) => gradeName === detail.line.gradeName;
    assert.deepEqual(detail.supplies, supplies.items.filter(isSame).slice(0, 3).map(withoutMarks));
    assert.deepEqual(
      detail.otherSupplies,
      supplies.items
        .filter((supply) => !isSame(supply))
        .slice(0, 3)
        .map(withoutMarks)
    );
    assert.equal(detail.gradeSupplyCount, supplies.items.filter(isSame).length);
    assert.equal(detail.gradePurchaseCount, purchases.items.filter(isSame).length);
    assert(detail.purchases.every(isSame) && !detail.otherPurchases.some(isSame));
    for (const { lineId, provenance } of detail.markets) {
      const { provenance: own } = await server.api.call('GET /api/front/market/line', { lineId });
      assert.deepEqual(provenance, own);
    }
    const [listed] = (await server.api.call('GET /api/front/market/lines', { limit: 1 })).items;
    assert.deepEqual(detail.line, listed);
  });

  it('computes weekly indices from the base date to the last Monday', async () => {
    const { indices } = await server.api.call('GET /api/front/market/overview', {});
    assert.deepEqual(
      indices.map((index) => index.name),
      ['香料综合指数', '八角指数', '肉桂指数']
    );
    for (const index of indices) {
      assert.equal(new Date(index.date).getUTCDay(), 1);
      assert.equal(new Date(index.baseDate).getUTCDay(), 1);
      const [before = 0, last] = index.sparkCenti.slice(-2);
      assert.deepEqual([last, index.changeCenti], [index.valueCenti, index.valueCenti - before]);
    }
  });

  it('follows a line once, however often it is sent, and unfollows it likewise', async () => {
    const token = await logIn(server);
    const marks = (method: 'POST' | 'DELETE') =>
      Promise.all(
        [1, 2, 3].map(() => server.api.call(`${method} /api/front/market/follow`, { lineId: LINE }, { token }))
      );
    await marks('POST');
    const followed = await fetchAllLines({ followed: true }, token);
    assert.deepEqual(
      followed.map((line) => [line.id, line.isFollowed]),
      [[LINE, true]]
    );
    const { line } = await server.api.call('GET /api/front/market/line', { lineId: LINE });
    assert.equal(line.isFollowed, false, 'another viewer does not follow it');
    await marks('DELETE');
    assert.deepEqual(await fetchAllLines({ followed: true }, token), []);
  });
});
