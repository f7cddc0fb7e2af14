import type { FlashFilter, FlashQuery } from '@contract/flash';
import { listVarieties } from '@/api/variety';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/** A window of the timeline; its `liveCursor` is where news go on. */
export const listQuickNews = (query: FlashQuery) => call('GET /api/front/flash/list', query);

/** What happened since a live cursor, oldest first. */
export const getFlashChanges = (cursor: string) => call('GET /api/front/flash/changes', { cursor });

/** How many flashes the days of the last year have, newest first. */
export const getFlashDays = (filter: FlashFilter) => call('GET /api/front/flash/days', filter);

/** The varieties that flashes are about and how many of the last year, in the order of the price list. */
export async function listFlashVarieties() {
  const [all, counted] = await Promise.all([listVarieties(), call('GET /api/front/flash/varieties')]);
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return all.map((variety) => ({ ...variety, count: counts.get(variety.id) ?? 0 })).filter(({ count }) => count > 0);
}

/** The leading price line of each of these varieties (50 at the most) as it is now. */
export const getFlashPrices = (lineIds: string[]) => call('GET /api/front/flash/prices', { lineIds: lineIds.join() });

/** A flash in full. */
export async function getFlash(id: string) {
  const detail = await call('GET /api/front/flash/detail', { id });
  guestHistory.record('flash', id, detail.flash.title);
  return detail;
}

/** Likes a flash or takes it back. */
export const likeFlash = (id: string, on: boolean) => call('POST /api/front/flash/like', { id, on });
