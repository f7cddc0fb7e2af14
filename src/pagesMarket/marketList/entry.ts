import type { ChangeSpan, LineSort } from '@contract/priceLine';
import type { LineStart } from '@/components/priceList/LineChoice';
import type { RouteParams } from '@/routes';
import { listCategories, type ListStart } from './MarketList.store';
import { isDay } from './monthGrid';

const spans: readonly ChangeSpan[] = ['day', 'week', 'month'];
const sorts: readonly LineSort[] = ['default', 'letter', 'rise', 'fall', 'hot'];

/** As many as the server takes at once. */
const MOST_MARKETS = 16;

/** What a link asks for, as far as it makes sense: a category, an order or a day that does not exist is left out. */
export function entryOf(params: RouteParams['market.list']): ListStart {
  const { categoryId, marketId = '', origin = '', date = '', changedOnly } = params;
  const span = spans.find((known) => known === params.span);
  const sort = sorts.find((known) => known === params.sort);
  const choice: LineStart = {
    marketIds: marketId.split(',').filter(Boolean).slice(0, MOST_MARKETS),
    origin,
    changedOnly: changedOnly === 'true',
    ...(sort && { sort })
  };
  return {
    category: listCategories.find((id) => id === categoryId) ?? 'all',
    date: isDay(date) ? date : '',
    choice,
    ...(span && { span })
  };
}
