import type { ChangeSpan, LineMove, LineSort } from '@contract/priceLine';
import type { LineListParams } from '@/routes';
import type { LineFilterStore, InitialLineFilter } from './LineFilter.store';

const spans: readonly ChangeSpan[] = ['day', 'week', 'month'];
const sorts: readonly LineSort[] = ['default', 'letter', 'rise', 'fall', 'hot'];
const moves: readonly LineMove[] = ['changed', 'up', 'flat', 'down'];

/** As many as the server takes at once. */
const MAX_MARKETS = 16;
/** In a link, for a list of every market; a link that names none leads to those that the reader looked at last. */
const ALL_MARKETS = 'all';

/** What a link asks of a list, as far as it makes sense: an order, a span or a move that does not exist is left out. */
export function parseLineListParams(params: LineListParams): { lineFilter: InitialLineFilter; span: ChangeSpan } {
  const { marketId, origin = '' } = params;
  const sort = sorts.find((known) => known === params.sort);
  const marketIds = marketId === ALL_MARKETS ? [] : marketId?.split(',').filter(Boolean).slice(0, MAX_MARKETS);
  return {
    lineFilter: {
      origin,
      move: moves.find((known) => known === params.move) ?? '',
      ...(marketIds && { marketIds }),
      ...(sort && { sort })
    },
    span: spans.find((known) => known === params.span) ?? 'day'
  };
}

/** The link to a list as it is shown: what `parseLineListParams` reads. */
export function lineListParams(
  { marketIds, origin, move, sort, defaultSort }: LineFilterStore,
  span: ChangeSpan
): LineListParams {
  return {
    marketId: marketIds.join(',') || ALL_MARKETS,
    ...(origin && { origin }),
    ...(move && { move }),
    ...(sort !== defaultSort && { sort }),
    ...(span !== 'day' && { span })
  };
}
