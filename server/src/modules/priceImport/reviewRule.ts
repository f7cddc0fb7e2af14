import { needsSecondReview } from '../pricing/quotePublication.service';

/** Mid of a line on a day, in fen per kilogram. */
export interface DayMid {
  date: string;
  midFen: number;
}

interface Day {
  date: string;
  publishedMid?: number;
  draft?: number;
}

/**
 * Returns the days of `drafts` that must wait for a second review. A draft waits when it moves more than a fifth
 * against the last published mid before it, or when the next published one would move more than a fifth against it: an
 * old quote that arrives late has neighbours on both sides. A waiting draft is not a neighbour. One that does not
 * change the mid of its day moves nothing.
 *
 * @param published mids around the drafts of one line, in any order
 * @param drafts one per day, in any order
 */
export function findDaysToReview(published: DayMid[], drafts: DayMid[]): Set<string> {
  const days = mergeDays(published, drafts);
  const waiting = new Set<string>();
  // A waiting draft changes the neighbours of others.
  for (let before = -1; before < waiting.size;) {
    before = waiting.size;
    const following = nextPublished(days, waiting);
    let last: number | undefined;
    days.forEach((day, index) => {
      const { date, publishedMid, draft } = day;
      if (draft !== undefined && draft !== publishedMid && !waiting.has(date)) {
        if (isLargeMove(last, draft) || isLargeMove(draft, following[index])) waiting.add(date);
      }
      last = midOf(day, waiting) ?? last;
    });
  }
  return waiting;
}

function mergeDays(published: DayMid[], drafts: DayMid[]): Day[] {
  const days = new Map<string, Day>();
  for (const { date, midFen } of published) days.set(date, { date, publishedMid: midFen });
  for (const { date, midFen } of drafts) days.set(date, { ...days.get(date), date, draft: midFen });
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function midOf({ date, publishedMid, draft }: Day, waiting: Set<string>): number | undefined {
  return draft === undefined || waiting.has(date) ? publishedMid : draft;
}

/** Returns for each day the next mid if it is published: a later draft is judged by its own move. */
function nextPublished(days: Day[], waiting: Set<string>): (number | undefined)[] {
  const following: (number | undefined)[] = [];
  let next: number | undefined;
  for (let index = days.length - 1; index >= 0; index -= 1) {
    following[index] = next;
    const day = days[index];
    if (day === undefined || midOf(day, waiting) === undefined) continue;
    const isDraft = day.draft !== undefined && day.draft !== day.publishedMid && !waiting.has(day.date);
    next = isDraft ? undefined : day.publishedMid;
  }
  return following;
}

function isLargeMove(from: number | undefined, to: number | undefined): boolean {
  return from !== undefined && to !== undefined && needsSecondReview(from, to);
}
