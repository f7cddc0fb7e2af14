import { routes } from '@/routes';
import { drawing } from './PageDrawing';

const home = `/${routes.home}`;

/**
 * Returns the address of a link to a page of the app. A page whose address names a language leads to others in it.
 * @param target path and query, with a leading slash
 */
export function linkAddress(target: string): string {
  const { query, language } = drawing().input;
  const address = `/h5${target === home ? '/' : target}`;
  if (!new URLSearchParams(query).has('lang')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
