import { startOf } from '@/components/priceList/lineParams';
import type { RouteParams } from '@/routes';
import { listCategories, type ListStart } from './MarketList.store';
import { isDay } from '@/lib/month';

/** What a link asks for, as far as it makes sense: a category or a day that does not exist is left out. */
export function entryOf(params: RouteParams['market.list']): ListStart {
  const { categoryId, date = '' } = params;
  return {
    category: listCategories.find((id) => id === categoryId) ?? 'all',
    date: isDay(date) ? date : '',
    ...startOf(params)
  };
}
