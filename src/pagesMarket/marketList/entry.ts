import type { RouteParams } from '@/routes';
import { listCategories } from './MarketList.store';
import { isDay } from './monthGrid';

/** What a link asks for, as far as it makes sense: a category or a day that does not exist is left out. */
export function entryOf({ categoryId = '', marketId = '', date = '' }: RouteParams['market.list']) {
  const category = listCategories.find((id) => id === categoryId) ?? 'all';
  return { category, marketIds: marketId && !marketId.includes(',') ? [marketId] : [], date: isDay(date) ? date : '' };
}
