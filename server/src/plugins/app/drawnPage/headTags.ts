import { type Language, LANGUAGES } from '@contract/localText';
import { sharePictureAddress, shareSizes } from '@rules/sharePicture';
import { shareRoutes } from '@rules/shareRoutes';
import { escapeForScript, escapeHtml } from './escape';
import type { PageContent } from './writePage';

/** Language of a page without `lang` in its address. */
const DEFAULT_LANGUAGE: Language = 'zh-Hans';
const locales: Record<Language, string> = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW', en: 'en', fr: 'fr', es: 'es' };
/** Feeds that a feed reader finds from every page. */
const feeds = ['/feeds/articles.rss', '/feeds/flashes.rss'];

/**
 * Returns the tags that search engines and link previews read besides title and description: the canonical address, the
 * same page in every language, feeds, Open Graph with the share picture, and objects of schema.org. A page that is not there says only that.
 */
export function headTags({ page, origin, language, head }: PageContent): string {
  if (head.status !== 200) return '<meta name="robots" content="noindex">';
  const { canonical, kind, shared, structuredData } = head;
  const addressIn = (spoken: Language) => {
    const parameters = { ...canonical, ...(spoken !== DEFAULT_LANGUAGE && { lang: spoken }) };
    const query = new URLSearchParams(parameters).toString();
    return escapeHtml(`${origin}/h5/${page === shareRoutes.home.path ? '' : page}${query && `?${query}`}`);
  };
  const alternates = LANGUAGES.map((spoken) => alternate(spoken, addressIn(spoken)));
  const previews = {
    'og:type': kind,
    'og:url': addressIn(language),
    'og:locale': locales[language],
    'og:image': escapeHtml(origin + sharePictureAddress(shared.kind, shared.id, language)),
    'og:image:type': 'image/jpeg',
    'og:image:width': shareSizes.wide.width,
    'og:image:height': shareSizes.wide.height
  };
  return [
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...alternates,
    alternate('x-default', addressIn(DEFAULT_LANGUAGE)),
    ...feeds.map(
      (path) => `<link rel="alternate" type="application/rss+xml" href="${origin}${path}?lang=${language}">`
    ),
    ...Object.entries(previews).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${escapeForScript(JSON.stringify(data))}</script>`
    )
  ].join('');
}

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`;
