import type { RouteName, RouteParams } from '@/routes';
import { type Destination, urlOf } from './navigate';

/** Path and query of a page, without a leading slash. */
export function pathOf<N extends RouteName>(name: N, params: RouteParams[N]): string {
  return urlOf({ name, params: params as Destination['params'] });
}
