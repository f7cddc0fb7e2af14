import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSpringFestival, lastCollectionDay, weekday } from './calendar';
import { simulateQuotes, tickOf, type QuoteSeed } from './quotes';
import { LINES, SPECS } from './specs';
import { VARIETIES } from './taxonomy';

const NOON = new Date('2026-11-21T04:00:00Z');
const quotes = simulateQuotes(NOON);

function byLine(): QuoteSeed[][] {
  const lines = new Map<string, QuoteSeed[]>();
  for (const quote of quotes) lines.set(quote.lineId, [...(lines.get(quote.lineId) ?? []), quote]);
  return [...lines.values()];
}

/** Day to day moves of published quotes, as fractions. */
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
    assert(quotes.every((quote) => quote.date <= '2026-11-21' && quote.collectedAtMs <= NOON.getTime()));
  });

  it('are the same for the same day', () => {
    assert.deepEqual(simulateQuotes(NOON), quotes);
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

  it('have gaps on closed weekdays and over the new year', () => {
    const days = [...new Set(quotes.map((quote) => quote.date))].filter((day) => day !== '2026-11-21');
    const shut = days.filter((day) => weekday(day) === 0 || isSpringFestival(day));
    assert.deepEqual(shut, []);
    assert(isSpringFestival('2026-02-17') && !isSpringFestival('2026-03-01'));
  });

  it('end where the articles and pictures of the product say', () => {
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

  it('hold exactly one quote back for its review, a move above a fifth', () => {
    const pending = quotes.filter((quote) => quote.status === 'pending');
    assert.equal(pending.length, 1);
    const line = byLine().find((one) => one[0]?.lineId === pending[0]?.lineId);
    assert((line?.at(-1)?.midFen ?? 0) / (line?.at(-2)?.midFen ?? 1) > 1.2);
  });
});
