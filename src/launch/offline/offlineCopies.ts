import type { CategoryId } from '@contract/common';
import type { ChangeSpan, LineFilter, LineQuery } from '@contract/priceLine';
import { call } from '@/request/call';
import { market } from '@/stores/market';

/** A visitor's call: the worker keeps no answer to a member. */
const asVisitor = { token: '' };
/** Rows of the market tab per request, its span and its order: the copies are found by the addresses that it asks for. */
const lineQuery = { span: 'day', sort: 'default', limit: 40 } as const satisfies LineQuery;
const span: ChangeSpan = 'day';
const categories = ['fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend'] as const satisfies readonly CategoryId[];
/** More price lines than there are; a list that has no end must not run on. */
const MAX_LINE_PAGES = 12;

/** Flashes per request of their page, and requests for the newest 50. */
const FLASH_LIMIT = 20;
const FLASH_PAGES = 3;

async function loadFlashes(): Promise<void> {
  let cursor: string | null | undefined;
  for (let page = 0; page < FLASH_PAGES && cursor !== null; page += 1) {
    const query = { limit: FLASH_LIMIT, ...(cursor !== undefined && { cursor }) };
    cursor = (await call('GET /api/front/flash/list', query, asVisitor)).nextCursor;
  }
}

async function loadLines(filter: LineFilter): Promise<void> {
  let cursor: string | null | undefined;
  for (let page = 0; page < MAX_LINE_PAGES && cursor !== null; page += 1) {
    const query: LineQuery = { ...filter, ...lineQuery, ...(cursor !== undefined && { cursor }) };
    cursor = (await call('GET /api/front/market/lines', query, asVisitor)).nextCursor;
  }
}

/** Loads the head of the market tab and all rows of some markets, or of all. */
async function loadMarkets(markets: Pick<LineFilter, 'marketIds'>): Promise<void> {
  await call('GET /api/front/market/overview', { span, ...markets }, asVisitor);
  await loadLines(markets);
}

/** Loads the markets that the tab opens with, by category too, and all markets. */
async function loadPriceList(): Promise<void> {
  const marketIds = market.marketIds.join(',');
  const chosen = marketIds ? { marketIds } : {};
  await loadMarkets(chosen);
  for (const categoryId of categories) await loadLines({ categoryId, ...chosen });
  if (marketIds) await loadMarkets({});
}

/**
 * Asks for what can be read without a network, one call after the other; the service worker keeps the answers. Idempotent.
 * @throws ApiError of the call that failed
 */
export async function loadOfflineCopies(): Promise<void> {
  await call('GET /api/front/home/feed', { personalised: true }, asVisitor);
  await call('GET /api/front/news/offline', undefined, asVisitor);
  await loadFlashes();
  await loadPriceList();
}
