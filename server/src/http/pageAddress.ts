import type { Language } from '@contract/localText';

/** An address without a language shows the page in the language of its viewer, simplified Chinese by default. */
export const DEFAULT_LANGUAGE: Language = 'zh-Hans';

/** Public address of this server, without a slash at its end. */
export function siteUrl({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/**
 * Returns the full address of a page of the app.
 * @param path as in `src/routes.ts`; empty for the home
 */
export function pageAddress(
  site: string,
  path: string,
  { parameters = {}, language = DEFAULT_LANGUAGE }: { parameters?: Record<string, string>; language?: Language } = {}
): string {
  const query = new URLSearchParams({ ...parameters, ...(language !== DEFAULT_LANGUAGE && { lang: language }) });
  return `${site}/h5/${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
