import type { ChangeSpan, LineMove, LineSort } from '@contract/priceLine';
import type { LineListParams } from '@/routes';
import type { InitialLineFilter, LineFilterStore } from './LineFilter.store';

const spans: readonly ChangeSpan[] = ['day', 'week', 'month'];
const sorts: readonly LineSort[] = ['default', 'letter', 'rise', 'fall', 'hot'];
const moves: readonly LineMove[] = ['changed', 'up', 'flat', 'down'];

/** The server's limit of markets per query. */
const MAX_MARKETS = 16;
/** Link value for all markets. A link without markets opens the ones the viewer chose last. */
const ALL_MARKETS = 'all';

/** Parses the query of a link to a list. Unknown orders, spans and moves are ignored. */
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

/** Returns the link parameters of a list as shown; the inverse of `parseLineListParams`. */
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
