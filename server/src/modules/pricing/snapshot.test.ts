import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Insertable } from 'kysely';
import { type TestApp, testApp } from '../../testing/testApp';
import type { PriceQuoteTable, QuoteStatus } from './market.tables';
import { needsSecondReview, refreshStatistics } from './quotePublication.service';

const LINE = 'star-anise.dahong.yulin';

/** Builds a quote of LINE; the band is 1 yuan to both sides. */
function quote(date: string, midFen: number, status: QuoteStatus = 'published'): Insertable<PriceQuoteTable> {
  return {
    line_id: LINE,
    date,
    low_fen: midFen - 100,
    mid_fen: midFen,
    high_fen: midFen + 100,
    pace: 'normal',
    sample_count: 8,
    source_kind: 'collector',
    source_name: '玉林市场采集点',
    collector: '陆工',
    collected_at_ms: Date.parse(`${date}T01:30:00Z`),
    status,
    ...(status === 'withdrawn' && { reason: '采集有误' }),
    ...(status === 'pending' && { review_id: `review of ${date}` })
  };
}

describe('large move', () => {
  it('waits for a second review above a fifth, up or down, not at a fifth', () => {
    assert.deepEqual(
      [2000, 2399, 2400, 2401, 1600, 1599].map((mid) => needsSecondReview(2000, mid)),
      [false, false, false, true, false, true]
    );
  });
});

describe('current figures of a line', () => {
  let server: TestApp;

  before(async () => {
    server = await testApp();
    const { db } = server;
    await db
      .insertInto('variety')
      .values({
        id: 'star-anise',
        name: '八角',
        category_id: 'fruit',
        aliases: ['大料'],
        initials: ['bj'],
        latin_name: 'Illicium verum',
        english_name: 'Star anise',
        origins: ['玉林'],
        position: 0
      })
      .execute();
    await db
      .insertInto('grade')
      .values({ variety_id: 'star-anise', id: 'dahong', name: '大红', position: 0 })
      .execute();
    await db
      .insertInto('market')
      .values({ id: 'yulin', name: '玉林香料市场', short_name: '玉林', position: 0 })
      .execute();
    await db
      .insertInto('price_line')
      .values({
        id: LINE,
        variety_id: 'star-anise',
        grade_id: 'dahong',
        origin: '玉林',
        market_id: 'yulin',
        position: 100
      })
      .execute();
  });
  after(() => server.close());

  /** Replaces all quotes of the line and returns the line as a visitor sees it. */
  async function replaceQuotes(quotes: Insertable<PriceQuoteTable>[]) {
    await server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('price_quote').execute();
      if (quotes.length > 0) await tx.insertInto('price_quote').values(quotes).execute();
      await refreshStatistics(tx, [LINE]);
    });
    return server.api.call('GET /api/front/market/line', { lineId: LINE });
  }

  it('do not exist before the first published quote, and are deleted with the last', async () => {
    await assert.rejects(replaceQuotes([quote('2026-11-20', 3400, 'pending')]), /NOT_FOUND/);
    await replaceQuotes([quote('2026-11-20', 3400)]);
    await assert.rejects(replaceQuotes([quote('2026-11-20', 3400, 'withdrawn')]), /NOT_FOUND/);
    assert.deepEqual(await server.api.call('GET /api/front/market/lines', {}), { items: [], nextCursor: null });
    const empty = await server.api.call('GET /api/front/market/overview', {});
    assert.deepEqual([empty.lineCount, empty.board, empty.indices], [0, { up: 0, flat: 0, down: 0 }, []]);
  });

  it('have no change after a single quote', async () => {
    const { line, weekBp, monthBp, yearBp } = await replaceQuotes([quote('2026-11-20', 3400)]);
    assert.deepEqual([line.changeFen, line.changeBp, weekBp, monthBp, yearBp], [null, null, null, null, null]);
    assert.deepEqual(line.sparkFen, [3400]);
  });

  it('compare with the last collected point, and with the latest one at least 7, 30 and 365 days older', async () => {
    const { line, weekBp, monthBp, yearBp } = await replaceQuotes([
      quote('2025-11-19', 3760),
      quote('2025-11-21', 9000),
      quote('2026-10-19', 3280),
      quote('2026-11-12', 3360),
      quote('2026-11-17', 3400),
      quote('2026-11-20', 3450)
    ]);
    // 34.50 against 34.00, three days before: the market was closed in between.
    assert.deepEqual([line.midFen, line.changeFen, line.changeBp], [3450, 50, 147]);
    // 34.50 ÷ 33.60 = 1.026786; ÷ 32.80 = 1.051829; ÷ 37.60 = 0.917553
    assert.deepEqual([weekBp, monthBp, yearBp], [268, 518, -824]);
    assert.deepEqual(line.sparkFen, [3760, 9000, 3280, 3360, 3400, 3450]);
  });

  it('never use a quote that waits for its review, but report that there is one', async () => {
    const { line, provenance } = await replaceQuotes([
      quote('2026-11-18', 3400),
      quote('2026-11-19', 3400),
      quote('2026-11-20', 4300, 'pending')
    ]);
    assert.deepEqual([line.date, line.midFen, line.changeBp], ['2026-11-19', 3400, 0]);
    assert.equal(provenance.review, 'pending');
    const { points } = await server.api.call('GET /api/front/market/series', { lineId: LINE, range: '7d' });
    assert.deepEqual(
      points.map((point) => point.date),
      ['2026-11-18', '2026-11-19']
    );
  });

  it('ignore a withdrawn quote at any position', async () => {
    const { line } = await replaceQuotes([
      quote('2026-11-18', 3400),
      quote('2026-11-19', 9900, 'withdrawn'),
      quote('2026-11-20', 3434)
    ]);
    assert.deepEqual([line.changeFen, line.changeBp, line.sparkFen], [34, 100, [3400, 3434]]);
  });
});
