import { parseLineListParams } from '@/components/priceList/lineListParams';
import { isDay } from '@/lib/month';
import type { RouteParams } from '@/routes';
import { type InitialMarketList, listCategories } from './MarketList.store';

/** Parses the parameters of a link; unknown categories and invalid days are left out. */
export function parseMarketListParams(params: RouteParams['market.list']): InitialMarketList {
  const { categoryId, date = '' } = params;
  return {
    category: listCategories.find((id) => id === categoryId) ?? 'all',
    date: isDay(date) ? date : '',
    ...parseLineListParams(params)
  };
}
