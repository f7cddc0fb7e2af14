import { buildFlash } from '@/testing/buildFeed';
import { chunkTimeline } from './timeline';

const buildFlashAt = (id: string, time: string) => buildFlash({ id, publishedAtMs: Date.parse(`${time}+08:00`) });
const friday = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => buildFlashAt(id, `2026-11-20T0${9 - index}:00`));
const thursday = [buildFlashAt('g', '2026-11-19T23:50')];
const keysOf = (days: ReturnType<typeof chunkTimeline>) => days.flatMap(({ chunks }) => chunks.map(({ key }) => key));
const idsOf = (days: ReturnType<typeof chunkTimeline>) =>
  days.flatMap(({ chunks }) => chunks.flatMap(({ flashes }) => flashes.map(({ id }) => id)));

describe('chunkTimeline', () => {
  it('returns nothing without flashes', () => {
    expect(chunkTimeline([], [])).toEqual([]);
  });

  it('starts a day at midnight in China, and a chunk after four rows', () => {
    const days = chunkTimeline([], [...friday, ...thursday]);
    expect(days.map(({ date, chunks }) => [date, chunks.map(({ flashes }) => flashes.length)])).toEqual([
      ['2026-11-20', [4, 2]],
      ['2026-11-19', [1]]
    ]);
  });

  it('keeps the order of flashes, and the chunk keys when one is added at either end', () => {
    const before = chunkTimeline([], friday);
    const fresh = [buildFlashAt('y', '2026-11-20T10:30'), buildFlashAt('x', '2026-11-20T10:00')];
    const after = chunkTimeline(fresh, [...friday, ...thursday]);
    expect(idsOf(after)).toEqual(['y', 'x', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(keysOf(after)).toEqual(expect.arrayContaining(keysOf(before)));
    const later = chunkTimeline([buildFlashAt('z', '2026-11-20T11:00'), ...fresh], friday);
    expect(keysOf(later)[0]).toBe(keysOf(after)[0]);
  });

  it('puts a flash of a new day into a separate section', () => {
    const days = chunkTimeline([buildFlashAt('x', '2026-11-21T00:05')], friday);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20']);
  });
});
