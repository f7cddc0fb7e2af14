import type { RouteName } from '../routes';

/** Pages that the server draws; the build reads the list too. */
export const drawnRoutes = [
  'market',
  'transaction',
  'market.info',
  'market.list',
  'news.detail'
] as const satisfies readonly RouteName[];
export type DrawnRoute = (typeof drawnRoutes)[number];
