import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays, minuteOfDay, weekday } from './calendar';
import { eventFlashes } from './flashes/events';
import { priceFlashes } from './flashes/prices';
import { simulateQuotes } from './quotes';
import { VARIETIES } from './taxonomy';

const STARTS = ['2026-11-21T04:00:00Z', '2026-03-02T00:10:00Z', '2027-02-08T17:30:00Z', '2028-07-16T16:02:00Z'];
const varietyIds = new Set(VARIETIES.map((variety) => variety.id));

describe('the flashes of the demo data', () => {
  for (const start of STARTS) {
    const now = new Date(start);
    const flashes = [...eventFlashes(now.getTime()), ...priceFlashes(now, simulateQuotes(now))];
    const ofEvents = flashes.filter((flash) => flash.source !== '香市数据');

    it(`are 400 and more of the 60 days before ${start}, none from the future`, () => {
      assert(flashes.length >= 400, String(flashes.length));
      assert(flashes.every((flash) => flash.published_at_ms <= now.getTime()));
      assert(flashes.every((flash) => flash.published_at_ms >= Date.parse(addDays(start.slice(0, 10), -61))));
      assert.equal(new Set(flashes.map((flash) => flash.id)).size, flashes.length);
    });

    it(`have some of the day and five of the last hours when the first start is at ${start}`, () => {
      const today = shanghaiDay(now.getTime());
      assert(flashes.some((flash) => shanghaiDay(flash.published_at_ms) === today));
      assert(flashes.filter((flash) => now.getTime() - flash.published_at_ms < 6 * HOUR_MS).length >= 5);
    });

    it(`fit into their fields and name varieties that exist at ${start}`, () => {
      for (const { title, content, variety_ids } of flashes) {
        assert(title.length > 0 && title.length <= 40, title);
        assert(content.length <= 300, content);
        assert.doesNotMatch(title + content, /undefined|NaN|null/);
        assert(
          variety_ids.every((id) => varietyIds.has(id)),
          variety_ids.join()
        );
      }
      assert.equal(new Set(ofEvents.map((flash) => flash.title)).size, ofEvents.length);
    });

    it(`are of every topic and importance, mostly of working days and trading hours at ${start}`, () => {
      assert.equal(new Set(flashes.map((flash) => flash.topic)).size, 5);
      assert(flashes.filter((flash) => flash.importance === 3).length < flashes.length / 8);
      const share = (isSo: (ms: number) => boolean) =>
        flashes.filter((flash) => isSo(flash.published_at_ms)).length / flashes.length;
      assert(share((ms) => minuteOfDay(ms) >= 7 * 60 && minuteOfDay(ms) <= 21 * 60) > 0.95);
      assert(share((ms) => weekday(shanghaiDay(ms)) % 6 !== 0) > 0.75);
    });
  }
});
