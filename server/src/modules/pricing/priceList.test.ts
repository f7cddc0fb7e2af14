import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LineFilter, LineMove, LineQuery, PriceLine } from '@contract/priceLine';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';

const dayBefore = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

describe('price list', () => {
  let server: TestApp;
  let lastDay: string;

  before(async () => {
    server = await testApp({ isSeeded: true });
    const { last } = await server.api.call('GET /api/front/market/days', { month: '2020-01' });
    lastDay = last ?? '';
  });
  after(() => server.close());

  async function fetchAllLines(query: LineQuery, token?: string): Promise<PriceLine[]> {
    const lines: PriceLine[] = [];
    let cursor: string | null = null;
    do {
      const input: LineQuery = { limit: 150, ...query, ...(cursor === null ? {} : { cursor }) };
      const page = await server.api.call('GET /api/front/market/lines', input, token === undefined ? {} : { token });
      lines.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return lines;
  }
  const getFacets = (filter: LineFilter) => server.api.call('GET /api/front/market/facets', filter);

  describe('validation of the price list', () => {
    it('rejects a day or month that does not exist, naming its field', async () => {
      for (const date of ['2026-02-30', '2026-13-01', '0000-01-01', 'yesterday', '2026-1-1', "2026-01-01'; --"]) {
        const lines = await server.api.expectError('GET /api/front/market/lines', { date });
        const counts = await server.api.expectError('GET /api/front/market/facets', { date });
        const nearby = await server.api.expectError('GET /api/front/market/nearbyDays', { date });
        for (const { error, fields } of [lines, counts, nearby]) {
          assert.equal(error, 'VALIDATION', date);
          assert(fields?.['date'], date);
        }
      }
      for (const month of ['2026-00', '2026-13', '0000-01', '2026', '']) {
        const { error } = await server.api.expectError('GET /api/front/market/days', { month });
        assert.equal(error, 'VALIDATION', month);
      }
    });

    it('rejects more markets than the limit, an empty market, an empty origin and one that is too long', async () => {
      const many = Array.from({ length: 17 }, (_, index) => `m${index}`).join(',');
      for (const query of [{ marketIds: many }, { marketIds: 'yulin,,bozhou' }, { marketIds: '' }, { origin: '' }]) {
        const { error } = await server.api.expectError('GET /api/front/market/lines', query);
        assert.equal(error, 'VALIDATION', JSON.stringify(query));
      }
      const { error } = await server.api.expectError('GET /api/front/market/lines', { origin: '桂'.repeat(33) });
      assert.equal(error, 'VALIDATION');
    });

    it('rejects a cursor of another day or order', async () => {
      const first = await server.api.call('GET /api/front/market/lines', { date: lastDay, limit: 1 });
      assert(first.nextCursor);
      const others: LineQuery[] = [{}, { date: dayBefore(lastDay) }, { date: lastDay, sort: 'letter' }];
      for (const other of others) {
        const query: LineQuery = { ...other, cursor: first.nextCursor };
        const refusal = await server.api.expectError('GET /api/front/market/lines', query);
        assert.deepEqual([refusal.error, refusal.fields], ['VALIDATION', { cursor: 'order' }]);
      }
    });
  });

  it("is locked on a day beyond the viewer's rights, with the next step", async () => {
    const tokens = { member: await logIn(server), person: await logIn(server, '13800138001') };
    const company = await logIn(server, '13800138000');
    const refused = async (days: number, token?: string) => {
      const date = dayBefore(lastDay, days);
      const as = token === undefined ? {} : { token };
      const lines = await server.api.expectError('GET /api/front/market/lines', { date }, as);
      assert.equal(lines.error, 'HISTORY_LOCKED');
      assert.deepEqual(await server.api.expectError('GET /api/front/market/facets', { date }, as), lines);
      return lines.needs;
    };
    assert.deepEqual([await refused(31), await refused(800)], ['login', 'login']);
    assert.deepEqual([await refused(91, tokens.member), await refused(800, tokens.member)], ['verify', 'company']);
    assert.equal(await refused(366, tokens.person), 'company');
    for (const [days, token] of [
      [30, undefined],
      [90, tokens.member],
      [365, tokens.person],
      [800, company]
    ] as const) {
      await fetchAllLines({ date: dayBefore(lastDay, days) }, token);
    }
  });

  it('draws the sparkline of an earlier day from the first unlocked day on', async () => {
    const date = dayBefore(lastDay, 28);
    const longest = async (token?: string) =>
      Math.max(...(await fetchAllLines({ date }, token)).map(({ sparkFen }) => sparkFen.length));
    assert.ok((await longest()) <= 3, 'a visitor sees two days before the one of 28 days ago');
    assert.equal(await longest(await logIn(server)), 16);
    assert.equal(await longest(await logIn(server, '13800138001')), 16);
  });

  describe('an empty price list', () => {
    it('is returned for a day in the future', async () => {
      for (const date of ['9999-12-31', dayBefore(lastDay, -1)]) {
        assert.deepEqual(await fetchAllLines({ date }), []);
        assert.deepEqual((await getFacets({ date })).letters, []);
      }
    });

    it('is returned for markets and origins that do not exist, whatever their names', async () => {
      for (const word of ['nowhere', '🌶️', "' or 1=1 --", '<b>玉林</b>']) {
        assert.deepEqual(await fetchAllLines({ marketIds: word }), []);
        assert.deepEqual(await fetchAllLines({ origin: word }), []);
      }
    });
  });

  it('names the nearest days with quotes for any day', async () => {
    const nearby = (date: string) => server.api.call('GET /api/front/market/nearbyDays', { date });
    assert.deepEqual(await nearby('9999-12-31'), { before: lastDay, after: null });
    const { first } = await server.api.call('GET /api/front/market/days', { month: '2020-01' });
    assert.deepEqual(await nearby('1999-01-01'), { before: null, after: first });
    const { before } = await nearby(lastDay);
    assert(before && (await fetchAllLines({ date: before })).length > 0);
  });

  it('marks exactly the days of a month with publications', async () => {
    const month = lastDay.slice(0, 7);
    const { days } = await server.api.call('GET /api/front/market/days', { month });
    assert(days.includes(lastDay));
    for (let day = 1; day <= 28; day += 1) {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      const { items } = await server.api.call('GET /api/front/market/lines', { date, limit: 1 });
      assert.equal(days.includes(date), items.length > 0, date);
    }
  });

  it('shows a past day as it was: its quotes, each against the point before', async () => {
    const date = dayBefore(lastDay, 20);
    const { before: day } = await server.api.call('GET /api/front/market/nearbyDays', { date });
    assert(day);
    const lines = await fetchAllLines({ date: day, sort: 'rise' });
    assert(lines.length > 0);
    for (const line of lines) {
      assert.equal(line.date, day);
      const [before, last] = line.sparkFen.slice(-2);
      assert.equal(last, line.midFen);
      assert.equal(line.changeFen, (last ?? 0) - (before ?? 0));
    }
    const bps = lines.map((line) => line.changeBp ?? 0);
    assert.deepEqual(
      bps,
      bps.toSorted((a, b) => b - a)
    );
  });

  it('shows the newest day like the list without a day', async () => {
    const newest = (await fetchAllLines({})).filter((line) => line.date === lastDay);
    assert.deepEqual(await fetchAllLines({ date: lastDay }), newest);
  });

  it('filters by several markets, by origin and by whether a line moved', async () => {
    const [two, yulin, bozhou] = await Promise.all(
      ['yulin,bozhou', 'yulin', 'bozhou'].map((marketIds) => fetchAllLines({ marketIds }))
    );
    assert.equal(two?.length, (yulin?.length ?? 0) + (bozhou?.length ?? 0));
    const { origins } = await getFacets({ categoryId: 'fruit' });
    const [origin = ''] = origins;
    const ofOrigin = await fetchAllLines({ categoryId: 'fruit', origin });
    assert(ofOrigin.length > 0 && ofOrigin.every((line) => line.origin === origin));
  });

  it('filters by the moves of the newest day as the board counts them, for all markets and for one', async () => {
    for (const where of [{}, { marketIds: 'bozhou' }, { marketIds: 'yulin,anguo' }]) {
      const { board, date } = await server.api.call('GET /api/front/market/overview', { span: 'week', ...where });
      const lines = (await fetchAllLines({ span: 'week', ...where })).filter((line) => line.date === date);
      const names = async (move: LineMove) =>
        (await fetchAllLines({ span: 'week', move, ...where })).map(({ id }) => id).sort();
      const moved = (isMove: (bp: number) => boolean) =>
        lines.filter((line) => isMove(line.changeBp ?? 0)).map(({ id }) => id);
      assert.deepEqual(await names('up'), moved((bp) => bp > 0).sort());
      assert.deepEqual(await names('flat'), moved((bp) => bp === 0).sort());
      assert.deepEqual(await names('down'), moved((bp) => bp < 0).sort());
      assert.deepEqual(await names('changed'), moved((bp) => bp !== 0).sort());
      assert.deepEqual(
        [board.up, board.flat, board.down],
        await Promise.all((['up', 'flat', 'down'] as const).map(async (move) => (await names(move)).length))
      );
      assert((await getFacets({ span: 'week', move: 'up', ...where })).lineCount === board.up);
      assert.equal((await getFacets(where)).date, date);
    }
  });

  it('sorts by initial, with the number of lines per initial', async () => {
    const filter: LineFilter = { move: 'changed' };
    const lines = await fetchAllLines({ ...filter, sort: 'letter', limit: 60 });
    const { letters, lineCount } = await getFacets(filter);
    assert.equal(lineCount, lines.length);
    assert.deepEqual(
      lines.map((line) => line.letter),
      letters.flatMap(({ letter, lineCount: count }) => Array.from({ length: count }, () => letter))
    );
    const [anise] = await fetchAllLines({ varietyId: 'star-anise' });
    assert.equal(anise?.letter, 'B', '八角 is read bājiǎo');
  });

  it('offers the markets and origins of the category, whatever is selected among them', async () => {
    const all = await getFacets({ categoryId: 'bark' });
    const narrowed = await getFacets({ categoryId: 'bark', marketIds: all.markets[0]?.id ?? '', move: 'changed' });
    assert(all.markets.length > 1 && all.origins.length > 0);
    assert.deepEqual([narrowed.markets, narrowed.origins], [all.markets, all.origins]);
    assert(narrowed.lineCount < all.lineCount);
  });

  it('sorts followed and viewed lines first by popularity, once it is computed', async () => {
    const lines = await fetchAllLines({ categoryId: 'blend' });
    const [opened, followed] = [lines.at(-1)?.id ?? '', lines.at(-2)?.id ?? ''];
    const hot = async () => (await fetchAllLines({ sort: 'hot' })).map((line) => line.id);
    const earlier = await hot();
    const token = await logIn(server);
    await server.api.call('POST /api/front/market/follow', { lineId: followed }, { token });
    for (let visit = 0; visit < 60; visit += 1) await server.api.call('GET /api/front/market/line', { lineId: opened });
    assert.deepEqual(await hot(), earlier, 'an order that is being read stays');
    server.advance(11 * MINUTE_MS);
    const later = await hot();
    assert.equal(later[0], opened);
    assert(later.indexOf(followed) < earlier.indexOf(followed));
    assert.equal(new Set(later).size, earlier.length);
    server.advance(9 * DAY_MS);
    assert.notEqual((await hot())[0], opened, 'visits of last week count no more');
  });
});
