import type { Flash, FlashPage, FlashQuery, PublishFlashBody } from '@contract/flash';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

const asOperator = { token: OPERATOR_TOKEN };

/** Returns a flash as an operator publishes it. */
export const flashBody = (id: string, more: Partial<PublishFlashBody> = {}): PublishFlashBody => ({
  id,
  title: '凭祥口岸放行加快',
  content: '当日待检车辆降到 40 台以内。',
  importance: 2,
  topic: 'trade',
  varietyIds: ['cassia'],
  source: '口岸快报',
  ...more
});

export const publishFlash = (server: TestApp, id: string, more?: Partial<PublishFlashBody>) =>
  server.api.call('POST /api/operator/flash/publish', flashBody(id, more), asOperator);

export const withdrawFlash = (server: TestApp, id: string, reason = '来源更正') =>
  server.api.call('POST /api/operator/flash/withdraw', { id, reason }, asOperator);

/** Returns every flash of a filter, window by window, as a visitor reads them. */
export async function readAllFlashes(server: TestApp, query: FlashQuery = {}): Promise<Flash[]> {
  const flashes: Flash[] = [];
  let cursor: string | null = null;
  do {
    const page: FlashPage = await server.api.call('GET /api/front/flash/list', {
      limit: 47,
      ...query,
      ...(cursor === null ? {} : { cursor })
    });
    flashes.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return flashes;
}

/** Returns the cursor of changes that are still to come. */
export const liveCursorOf = async (server: TestApp): Promise<string> =>
  (await server.api.call('GET /api/front/flash/list', { limit: 1 })).liveCursor;
