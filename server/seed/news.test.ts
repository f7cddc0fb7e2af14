import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastCollectionDay, shanghaiMinute } from './calendar';
import { FigureBook } from './figures';
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
      assert(texts.filter(({ body }) => body.includes('<table>')).length >= 20);
      assert(texts.filter(({ body }) => body.includes('<figure data-variety=')).length >= 12);
    });
  }

  it('are at least 60 of the last 60 days in all nine categories, about varieties that exist', () => {
    assert(ARTICLES.length >= 60);
    assert.equal(new Set(ARTICLES.map((article) => article.category)).size, 9);
    assert(ARTICLES.every((article) => article.ageHours < 60 * 24 && article.regions.length > 0));
    assert(ARTICLES.filter((article) => article.removed !== undefined).length >= 3);
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
