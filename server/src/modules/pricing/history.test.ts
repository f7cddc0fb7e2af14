import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SeriesPeriod, SeriesRange } from '@contract/priceSeries';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { refreshStatistics } from './quotePublication.service';

const LINE = 'star-anise.dahong.yulin';
/** Users of the demo data. */
const MOBILES = { company: '13800138000', person: '13800138001', member: '13800138002', park: '13800138003' };

describe('price history of a line', () => {
  let server: TestApp;
  const tokens: Partial<Record<keyof typeof MOBILES, string>> = {};
  before(async () => {
    server = await testApp({ isSeeded: true });
    for (const [who, mobile] of Object.entries(MOBILES)) {
      tokens[who as keyof typeof MOBILES] = await logIn(server, mobile);
    }
  });
  after(() => server.close());

  type ViewerRole = 'visitor' | keyof typeof MOBILES;
  const optionsFor = (who: ViewerRole) => {
    const token = who === 'visitor' ? undefined : tokens[who];
    return token === undefined ? {} : { token };
  };
  const needs = async (who: ViewerRole, range: SeriesRange, period: SeriesPeriod = 'now') => {
    const input = { lineId: LINE, range, period };
    const refusal = await server.api.expectError('GET /api/front/market/series', input, optionsFor(who));
    assert.equal(refusal.error, 'HISTORY_LOCKED');
    return refusal.needs;
  };
  const getSeries = (who: ViewerRole, range: SeriesRange, period: SeriesPeriod = 'now') =>
    server.api.call('GET /api/front/market/series', { lineId: LINE, range, period }, optionsFor(who));
  const getLineDetail = (who: ViewerRole) =>
    server.api.call('GET /api/front/market/line', { lineId: LINE }, optionsFor(who));

  it("is locked beyond the viewer's rights, with the next step", async () => {
    assert.deepEqual([await needs('visitor', '90d'), await needs('visitor', '3y')], ['login', 'login']);
    assert.deepEqual([await needs('member', '1y'), await needs('member', '3y')], ['verify', 'company']);
    assert.deepEqual([await needs('person', '3y'), await needs('park', '3y')], ['company', 'company']);
  });

  it('is locked for the previous year by the days it looks back', async () => {
    assert.equal(await needs('visitor', '7d', 'lastYear'), 'login');
    assert.equal(await needs('member', '7d', 'lastYear'), 'company');
    assert.equal(await needs('person', '30d', 'lastYear'), 'company');
    assert.equal(await needs('company', '3y', 'lastYear'), 'company');
  });

  it('opens the longest range that the line names, and names the step to the others', async () => {
    const expected: [ViewerRole, SeriesRange, number][] = [
      ['visitor', '30d', 30],
      ['member', '90d', 90],
      ['person', '1y', 365],
      ['park', '1y', 365],
      ['company', '3y', 1095]
    ];
    for (const [who, range, days] of expected) {
      const { line, maxRange, locks } = await getLineDetail(who);
      assert.equal(maxRange, range, who);
      const series = await getSeries(who, range);
      assert.equal((Date.parse(series.to) - Date.parse(series.from)) / DAY_MS, days);
      assert.equal(series.points.at(-1)?.midFen, line.midFen);
      for (const lock of locks) assert.equal(await needs(who, lock.range), lock.needs);
    }
    assert.deepEqual((await getLineDetail('company')).locks, []);
  });

  it('has for every point its source, collection time and number of stalls', async () => {
    const { points, sources } = await getSeries('visitor', '30d');
    const { provenance } = await getLineDetail('visitor');
    const last = points.at(-1);
    assert.deepEqual(
      { ...sources[last?.source ?? -1], collectedAtMs: last?.collectedAtMs, sampleCount: last?.sampleCount },
      {
        kind: provenance.kind,
        sourceName: provenance.sourceName,
        collector: provenance.collector,
        collectedAtMs: provenance.collectedAtMs,
        sampleCount: provenance.sampleCount
      }
    );
    assert(points.every(({ source }) => sources[source] !== undefined));
    assert.equal(new Set(sources.map((source) => JSON.stringify(source))).size, sources.length);
  });

  it('aligns the previous year by 52 weeks: a Monday with a Monday', async () => {
    const now = await getSeries('company', '30d');
    const before = await getSeries('company', '30d', 'lastYear');
    assert.equal(Date.parse(now.from) - Date.parse(before.from), 364 * DAY_MS);
    assert.equal(Date.parse(now.to) - Date.parse(before.to), 364 * DAY_MS);
    assert(before.points.every(({ date }) => date >= before.from && date <= before.to));
  });

  describe('the file of a price history', () => {
    const file = (who: ViewerRole, range: SeriesRange) =>
      server.api.call('GET /api/front/market/seriesFile', { lineId: LINE, range }, optionsFor(who));

    it('is rejected without the right to it', async () => {
      const refusal = (who: ViewerRole, range: SeriesRange, lineId = LINE) =>
        server.api.expectError('GET /api/front/market/seriesFile', { lineId, range }, optionsFor(who));
      assert.equal((await refusal('visitor', '7d')).error, 'UNAUTHORIZED');
      assert.deepEqual(await refusal('member', '7d'), { error: 'FORBIDDEN', needs: 'verify' });
      assert.deepEqual(await refusal('person', '3y'), { error: 'HISTORY_LOCKED', needs: 'company' });
      assert.equal((await refusal('person', '7d', 'no-such-line')).error, 'NOT_FOUND');
    });

    it('contains the points of the series, for spreadsheets', async () => {
      const { points } = await getSeries('person', '90d');
      const { name, text } = await file('person', '90d');
      assert.match(name, /^八角-大红-玉林-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
      assert.equal(text.charCodeAt(0), 0xfeff);
      const lines = text.slice(1).split('\r\n');
      assert.equal(lines[0], '日期,品种,规格,产地,市场,最低价,中间价,最高价,单位,样本数,来源,采集员,采集时间');
      assert.equal(lines.length, points.length + 2);
      const last = points.at(-1);
      assert(lines.at(-2)?.startsWith(`${last?.date},八角,大红,`));
      assert(lines.at(-2)?.includes(((last?.midFen ?? 0) / 100).toFixed(2)));
    });

    it('is in the language of the viewer', async () => {
      const options = { ...optionsFor('person'), headers: { 'accept-language': 'en' } };
      const { name, text } = await server.api.call(
        'GET /api/front/market/seriesFile',
        { lineId: LINE, range: '90d' },
        options
      );
      assert.match(name, /^Star-anise-Autumn-red-Yulin-/);
      assert.match(text, /^\ufeffDate,Spice,Grade,Origin,Market,Low,Mid,High,Unit,Samples,/);
      assert.match(text, /,Star anise,Autumn red,Yulin,Yulin Spice Market,/);
    });

    it('contains no formula, whatever the name of a source', async () => {
      const { line } = await getLineDetail('visitor');
      const rename = (names: { source_name: string; collector: string }) =>
        server.db
          .updateTable('price_quote')
          .set(names)
          .where('line_id', '=', LINE)
          .where('date', '=', line.date)
          .execute();
      for (const [source, cell] of [
        ['=cmd|calc', `'=cmd|calc`],
        ['+1', `'+1`],
        ['-1', `'-1`],
        ['@sum(a1)', `'@sum(a1)`],
        ['\t=1', `'\t=1`],
        ['=a,"b"', `"'=a,""b"""`],
        ['两\n行', `"两\n行"`]
      ] as const) {
        await rename({ source_name: source, collector: '陆工' });
        const { text } = await file('person', '7d');
        assert(text.includes(`,${cell},陆工,`), source);
      }
    });
  });

  it('omits a withdrawn price, and is NOT_FOUND for a line without prices', async () => {
    const { line } = await getLineDetail('visitor');
    const withdraw = (all: boolean) =>
      server.db.transaction().execute(async (tx) => {
        let quotes = tx
          .updateTable('price_quote')
          .set({ status: 'withdrawn', reason: 'entered twice' })
          .where('line_id', '=', LINE)
          .where('status', '=', 'published');
        if (!all) quotes = quotes.where('date', '=', line.date);
        await quotes.execute();
        await refreshStatistics(tx, [LINE]);
      });
    await withdraw(false);
    const { points, to } = await getSeries('visitor', '30d');
    assert(to < line.date && points.every(({ date }) => date < line.date));
    await withdraw(true);
    for (const name of ['GET /api/front/market/line', 'GET /api/front/market/series'] as const) {
      const input = name.endsWith('line') ? { lineId: LINE } : { lineId: LINE, range: '7d' };
      assert.equal((await server.api.expectError(name, input)).error, 'NOT_FOUND');
    }
  });
});
