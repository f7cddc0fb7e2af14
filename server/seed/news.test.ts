import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ARTICLES_WITH_COVERS, picturesOfTexts } from './articles/pictures';
import { lastCollectionDay, minuteOfDay } from './calendar';
import { ARTICLES, publicationTime } from './news';
import { simulateQuotes } from './quotes';
import { PriceHistory } from './statistics';
import { VARIETIES } from './taxonomy';

const STARTS = ['2026-11-21T04:00:00Z', '2026-03-02T00:10:00Z', '2027-02-08T17:30:00Z', '2028-07-16T23:30:00Z'];
const varietyIds = new Set(VARIETIES.map((variety) => variety.id));

describe('the articles', () => {
  for (const start of STARTS) {
    it(`are consistent when the first start is at ${start}`, () => {
      const now = new Date(start);
      const history = new PriceHistory(simulateQuotes(now));
      const texts = ARTICLES.map((article) =>
        article.write(history.at(lastCollectionDay(publicationTime(now.getTime(), article))))
      );
      for (const { title, summary, body } of texts) {
        const letters = body.replace(/<[^>]*>|\s/g, '');
        assert(letters.length >= 290 && letters.length <= 700, `${title}: ${letters.length}`);
        assert(title.length <= 64 && summary.length <= 120 && body.includes('<h2>'));
        assert.doesNotMatch(body + title + summary, /undefined|NaN|null/);
      }
      assert(texts.filter(({ body }) => body.includes('<table>')).length >= 20);
      assert(texts.filter(({ body }) => body.includes('<figure data-variety=')).length >= 12);
      const inTexts = texts.flatMap(({ body }) =>
        [...body.matchAll(/<img src="([^"]*)" alt="[^"]+" \/>/g)].map(([, name = '']) => name)
      );
      const known = [...picturesOfTexts(() => ({ url: '/', width: 4, height: 3 })).keys()];
      assert.deepEqual(inTexts.sort(), known.sort());
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

  it('have covers of many scenes, most of all those of technology, policy and companies', () => {
    const ids = new Set(ARTICLES.map(({ id }) => id));
    assert(ARTICLES_WITH_COVERS.every((id) => ids.has(id)));
    const covered = new Set(ARTICLES_WITH_COVERS);
    const about = ARTICLES.filter(({ category }) => ['technology', 'policy', 'company'].includes(category));
    const bare = about.filter(({ id }) => !covered.has(id)).map(({ id }) => id);
    assert(bare.length <= 3, bare.join());
  });

  it('do not repeat themselves among the first of the feed', () => {
    const now = new Date('2026-11-21T04:00:00Z');
    const statistics = new PriceHistory(simulateQuotes(now)).at(lastCollectionDay(now.getTime()));
    const isPhrase = (text: string) => /^\p{Script=Han}{5}$/u.test(text);
    const newest = [...ARTICLES].sort((one, other) => one.ageHours - other.ageHours).slice(0, 12);
    const titles = newest.map((article) => article.write(statistics).title);
    const phrases = titles.map((title) => new Set([...title].map((_, at) => title.slice(at, at + 5)).filter(isPhrase)));
    phrases.forEach((some, at) => {
      const again = phrases.slice(at + 1).findIndex((others) => [...some].some((phrase) => others.has(phrase)));
      assert(again < 0, `${titles[at]} | ${titles[at + 1 + again]}`);
    });
  });

  it('are published in working hours, never in the future', () => {
    for (const start of STARTS) {
      const nowMs = Date.parse(start);
      const minutes = ARTICLES.map((article) => {
        const at = publicationTime(nowMs, article);
        assert(at <= nowMs);
        return minuteOfDay(at);
      });
      assert(minutes.every((minute) => minute >= 7 * 60 + 40 && minute <= 18 * 60 + 50));
      // Editors do not publish at the same minute of every hour.
      assert(new Set(minutes.map((minute) => minute % 60)).size > 25);
    }
  });
});
