import { parseLineListParams } from '@/components/priceList/lineListParams';
import type { RouteParams } from '@/routes';
import { listCategories, type InitialMarketList } from './MarketList.store';
import { isDay } from '@/lib/month';

/** What a link asks for, as far as it makes sense: a category or a day that does not exist is left out. */
export function parseMarketListParams(params: RouteParams['market.list']): InitialMarketList {
  const { categoryId, date = '' } = params;
  return {
    category: listCategories.find((id) => id === categoryId) ?? 'all',
    date: isDay(date) ? date : '',
    ...parseLineListParams(params)
  };
}
