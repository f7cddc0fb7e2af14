import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, lastCollectionDay, shanghaiMinute } from './calendar';
import { FigureBook } from './figures';
import { eventFlashes, moverFlashes } from './flashes';
import { ARTICLES, publicationTime } from './news';
import { simulateQuotes } from './quotes';
import { VARIETIES } from './taxonomy';

const STARTS = ['2026-11-21T04:00:00Z', '2026-03-02T00:10:00Z', '2027-02-08T17:30:00Z', '2028-07-16T23:30:00Z'];
const varietyIds = new Set(VARIETIES.map((variety) => variety.id));

describe('the articles', () => {
  for (const start of STARTS) {
    it(`read well when the first start is at ${start}`, () => {
      const now = new Date(start);
      const book = new FigureBook(simulateQuotes(now));
      const texts = ARTICLES.map((article) =>
        article.write(book.at(lastCollectionDay(now.getTime() - article.ageHours * 3_600_000)))
      );
      for (const { title, summary, body } of texts) {
        const letters = body.replace(/<[^>]*>|\s/g, '');
        assert(letters.length >= 290 && letters.length <= 700, `${title}: ${letters.length}`);
        assert(title.length <= 64 && summary.length <= 120 && body.includes('<h2>'));
        assert.doesNotMatch(body + title + summary, /undefined|NaN|null/);
      }
      assert(texts.filter(({ body }) => body.includes('<table>')).length >= 3);
      assert(texts.filter(({ body }) => body.includes('<figure data-variety=')).length >= 3);
    });
  }

  it('are at least 24 in seven categories, about varieties that exist', () => {
    assert(ARTICLES.length >= 24);
    assert(new Set(ARTICLES.map((article) => article.category)).size >= 7);
    assert.equal(new Set(ARTICLES.map((article) => article.id)).size, ARTICLES.length);
    assert(
      ARTICLES.every((article) => [...article.varieties, article.cover ?? 'cassia'].every((id) => varietyIds.has(id)))
    );
  });

  it('appear at hours at which editors work, never in the future', () => {
    for (const start of STARTS) {
      const nowMs = Date.parse(start);
      for (const { ageHours } of ARTICLES) {
        const at = publicationTime(nowMs, ageHours);
        assert(at <= nowMs);
        assert(shanghaiMinute(at) >= 7 * 60 && shanghaiMinute(at) <= 20 * 60);
      }
    }
  });
});

describe('the flashes', () => {
  it('are 60 and more of the last 60 days, some of the last hours, none from the future', () => {
    for (const start of STARTS) {
      const now = new Date(start);
      const flashes = [...eventFlashes(now.getTime()), ...moverFlashes(now)];
      assert(flashes.length >= 60);
      assert(flashes.every((flash) => flash.published_at_ms <= now.getTime() && flash.title.length <= 40));
      assert(flashes.every((flash) => flash.published_at_ms >= Date.parse(addDays(start.slice(0, 10), -61))));
      assert(flashes.filter((flash) => now.getTime() - flash.published_at_ms < 6 * 3_600_000).length >= 5);
      assert(flashes.every((flash) => flash.variety_ids.every((id) => varietyIds.has(id))));
    }
  });
});
