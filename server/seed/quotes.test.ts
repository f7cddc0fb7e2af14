import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSpringFestival, lastCollectionDay, weekday } from './calendar';
import { relativePriceLevel } from './freight';
import { type QuoteSeed, simulateQuotes, tickOf } from './quotes';
import { LINES, SPECS } from './specs';
import { VARIETIES } from './taxonomy';

const NOON = new Date('2026-11-21T04:00:00Z');
const quotes = simulateQuotes(NOON);

/** Returns published and pending quotes by line, oldest first. */
function byLine(): QuoteSeed[][] {
  const lines = new Map<string, QuoteSeed[]>();
  for (const quote of quotes) {
    if (quote.status === 'withdrawn') continue;
    const line = lines.get(quote.lineId);
    if (line) line.push(quote);
    else lines.set(quote.lineId, [quote]);
  }
  return [...lines.values()];
}

/** Day-to-day changes of published quotes, as fractions. */
const moves = byLine().flatMap((line) =>
  line.flatMap((quote, index) => {
    const before = line[index - 1];
    return before && quote.status === 'published' ? [quote.midFen / before.midFen - 1] : [];
  })
);
const share = (test: (move: number) => boolean): number => moves.filter(test).length / moves.length;

describe('the taxonomy', () => {
  it('has 44 varieties, each with a grade, and at least 126 grades', () => {
    assert.equal(VARIETIES.length, 44);
    assert(VARIETIES.every((variety) => SPECS.some((spec) => spec.varietyId === variety.id)));
    assert(SPECS.length >= 126);
    assert.equal(new Set(LINES.map((line) => line.id)).size, LINES.length);
  });
});

describe('the simulated prices', () => {
  it('end today after 09:30 in Shanghai, and yesterday before', () => {
    assert.equal(lastCollectionDay(Date.parse('2026-11-21T01:29:00Z')), '2026-11-20');
    assert.equal(lastCollectionDay(Date.parse('2026-11-21T01:30:00Z')), '2026-11-21');
    assert.equal(lastCollectionDay(Date.parse('2026-11-20T16:30:00Z')), '2026-11-20');
    assert.equal(lastCollectionDay(Date.parse('2026-11-22T04:00:00Z')), '2026-11-21', 'Sunday');
    assert.equal(lastCollectionDay(Date.parse('2026-02-18T04:00:00Z')), '2026-02-14', 'new year, from a Sunday on');
    assert(quotes.every((quote) => quote.date <= '2026-11-21' && quote.collectedAtMs <= NOON.getTime()));
  });

  it('are the same for the same day', () => {
    assert.deepEqual(simulateQuotes(new Date(NOON)), quotes);
  });

  it('keep low, mid and high in order and in steps that a trader would name', () => {
    for (const quote of quotes) {
      assert(quote.lowFen > 0 && quote.lowFen <= quote.midFen && quote.midFen <= quote.highFen);
      assert.equal(quote.midFen % tickOf(quote.midFen), 0);
      assert(quote.sampleCount >= 1);
    }
  });

  it('move like a market: many days without a change, few large moves, none above the limit of a second review', () => {
    assert(share((move) => move === 0) > 0.3 && share((move) => move === 0) < 0.5);
    assert(share((move) => Math.abs(move) <= 0.015) > 0.93);
    assert(share((move) => Math.abs(move) > 0.04) < 0.01);
    assert.equal(
      share((move) => Math.abs(move) > 0.2),
      0
    );
  });

  it('do not stay unchanged for weeks, as at an edge of their range', () => {
    for (const line of byLine()) {
      let same = 1;
      line.forEach((quote, index) => {
        same = quote.midFen === line[index - 1]?.midFen ? same + 1 : 1;
        assert(same <= 18, `${quote.lineId} is ${quote.midFen} on ${same} days until ${quote.date}`);
      });
    }
  });

  it('are higher at a market the farther it is from the origin', () => {
    const meanOf = new Map(
      byLine().map((line) => {
        const year = line.slice(-250);
        return [line[0]?.lineId ?? '', year.reduce((sum, { midFen }) => sum + midFen, 0) / year.length] as const;
      })
    );
    const pairs = LINES.flatMap((near) =>
      LINES.filter(
        (far) =>
          far.spec === near.spec &&
          relativePriceLevel(far.spec, far.marketId) > relativePriceLevel(near.spec, near.marketId) + 0.04
      ).map((far) => ({ near, far }))
    );
    assert(pairs.length > 100);
    for (const { near, far } of pairs) {
      assert((meanOf.get(far.id) ?? 0) > (meanOf.get(near.id) ?? 0), `${far.id} is cheaper than ${near.id}`);
    }
  });

  it('have gaps on closed weekdays and over the new year', () => {
    const days = [...new Set(quotes.map((quote) => quote.date))];
    const shut = days.filter((day) => weekday(day) === 0 || isSpringFestival(day));
    assert.deepEqual(shut, []);
    assert(isSpringFestival('2026-02-17') && !isSpringFestival('2026-03-01'));
  });

  it('end at the values of articles and pictures', () => {
    const ends = new Map(byLine().map((line) => [line[0]?.lineId, line.at(-1)?.midFen] as const));
    assert.deepEqual(
      [
        ends.get('star-anise.dahong.yulin'),
        ends.get('cassia.yangui.yulin'),
        ends.get('tsaoko.xuan.yulin'),
        ends.get('red-sichuan-pepper.jingjiao.yulin')
      ],
      [3450, 2200, 5280, 6200]
    );
  });

  it('withhold three quotes of the newest day for review, changes above a fifth', () => {
    const pending = quotes.filter((quote) => quote.status === 'pending');
    assert.equal(pending.length, 3);
    for (const quote of pending) {
      const line = byLine().find((one) => one[0]?.lineId === quote.lineId);
      assert.equal(line?.at(-1), quote);
      assert(Math.abs(quote.midFen / (line?.at(-2)?.midFen ?? 1) - 1) > 0.2);
    }
  });

  it('were withdrawn here and there, for a reason, and replaced', () => {
    const withdrawn = quotes.filter((quote) => quote.status === 'withdrawn');
    assert.equal(withdrawn.length, 5);
    for (const { lineId, date, midFen, reason } of withdrawn) {
      assert(reason !== null && reason.length > 4);
      const replacement = quotes.find(
        (quote) => quote.lineId === lineId && quote.date === date && quote.status === 'published'
      );
      assert(replacement && replacement.midFen !== midFen);
    }
  });

  it('go back three years, at least 300,000 of them, on every main line', () => {
    assert(quotes.length >= 300_000);
    for (const line of byLine()) assert((line[0]?.date ?? '') <= '2023-11-25');
  });
});
