import type { FlashFilter, FlashQuery } from '@contract/flash';
import { listVarieties } from '@/api/variety';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

/** Loads a page of the timeline; its `liveCursor` is the start of the live feed. */
export const listQuickNews = (query: FlashQuery) => call('GET /api/front/flash/list', query);

/** Loads the number of flashes per day of the last year, newest first. */
export const getFlashDays = (filter: FlashFilter) => call('GET /api/front/flash/days', filter);

/** Lists the varieties with flashes in the last year and their counts, in the order of the price list. */
export async function listFlashVarieties() {
  const [all, counted] = await Promise.all([listVarieties(), call('GET /api/front/flash/varieties')]);
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return all.map((variety) => ({ ...variety, count: counts.get(variety.id) ?? 0 })).filter(({ count }) => count > 0);
}

/** Loads these price lines (50 at most) with their current prices. */
export const getFlashPrices = (lineIds: string[]) => call('GET /api/front/flash/prices', { lineIds: lineIds.join() });

/** Loads a flash with all its details. */
export async function getFlash(id: string) {
  const detail = await call('GET /api/front/flash/detail', { id });
  guestHistory.record('flash', id, detail.flash.title);
  return detail;
}

/** Sets or clears the user's like of a flash. */
export const likeFlash = (id: string, on: boolean) => call('POST /api/front/flash/like', { id, on });
