import type { NewsArticle, WithContext } from 'schema-dts';
import type { PageHead } from '@contract/drawnPage';
import type { Flash } from '@contract/flash';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { quickNewsMessages } from '@/pagesNews/quick-news/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs } from './structuredData';

/** @param origin public address of the server; structured data has full addresses */
export function flashHead(answers: Answers, origin: string): PageHead {
  const detail = answers.dataOf('GET /api/front/flash/detail');
  const t = quickNewsMessages();
  if (!detail) return missingHead(t.removedTitle, t.removedText);
  const { flash, withdrawnReason } = detail;
  if (withdrawnReason !== null) return missingHead(t.removedTitle, withdrawnReason, 410);
  const { id, title, content } = flash;
  const path = pathOf('quickNews.detail', { id });
  return {
    status: 200,
    title,
    description: content || title,
    canonical: { id },
    kind: 'article',
    shared: { kind: 'flash', id },
    structuredData: [
      newsArticle(flash, origin),
      breadcrumbs(origin, { name: t.quickNews, path: routes['quickNews.list'] }, { name: title, path })
    ]
  };
}

function newsArticle(flash: Flash, origin: string): WithContext<NewsArticle> {
  const { id, title, content, source, publishedAtMs, images, varietyIds } = flash;
  const [varietyId] = varietyIds;
  const image = images[0]?.url ?? (varietyId === undefined ? null : spiceCoverUri(varietyId));
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: content || title,
    // Flashes are written in Chinese; only the page around them is translated.
    inLanguage: 'zh-Hans',
    datePublished: new Date(publishedAtMs).toISOString(),
    mainEntityOfPage: `${origin}/h5/${pathOf('quickNews.detail', { id })}`,
    ...(image !== null && { image: [origin + image] }),
    author: { '@type': 'Organization', name: source },
    publisher: { '@type': 'Organization', name: messages().appName }
  };
}
