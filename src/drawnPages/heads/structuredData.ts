import type { BreadcrumbList, WithContext } from 'schema-dts';
import { messages } from '@/locale/messages';

const FEN_PER_YUAN = 100;

/** Returns a price as schema.org writes it. */
export const yuanOf = (fen: number): string => (fen / FEN_PER_YUAN).toFixed(2);

/** Returns the way from the home to a page. @param origin public address of the server */
export function breadcrumbs(origin: string, ...pages: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  const way = [{ name: messages().appName, path: '' }, ...pages];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}/h5/${path}`
    }))
  };
}
