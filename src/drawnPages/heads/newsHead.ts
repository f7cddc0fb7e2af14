import type { NewsArticle, WithContext } from 'schema-dts';
import type { PageHead } from '@contract/drawnPage';
import type { NewsDetail } from '@contract/news';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { newsMessages } from '@/pagesNews/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs } from './structuredData';

/** @param origin public address of the server; structured data has full addresses */
export function newsHead(answers: Answers, origin: string): PageHead {
  const article = answers.dataOf('GET /api/front/news/detail');
  const removed = answers.dataOf('GET /api/front/news/instead')?.removed;
  if (article) {
    const { id, title, summary } = article;
    const image = pictureOf(article);
    return {
      status: 200,
      title,
      description: summary,
      canonical: { id },
      kind: 'article',
      shared: { kind: 'news', id },
      structuredData: [
        newsArticle(article, image, origin),
        breadcrumbs(origin, { name: title, path: pathOf('news.detail', { id }) })
      ]
    };
  }
  const t = newsMessages();
  return removed
    ? missingHead(t.removedTitle, removed.reason, 410)
    : missingHead(t.unknownTitle, messages().errors.notFound);
}

function pictureOf({ covers, coverVarietyId }: NewsDetail): string | null {
  const [cover] = covers;
  if (cover) return cover.url;
  return coverVarietyId === null ? null : spiceCoverUri(coverVarietyId);
}

function newsArticle(article: NewsDetail, image: string | null, origin: string): WithContext<NewsArticle> {
  const { id, title, summary, author, publishedAtMs, source } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    // Articles are written in Chinese; only the page around them is translated.
    inLanguage: 'zh-Hans',
    datePublished: new Date(publishedAtMs).toISOString(),
    mainEntityOfPage: `${origin}/h5/${pathOf('news.detail', { id })}`,
    ...(image !== null && { image: [origin + image] }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: source },
    publisher: { '@type': 'Organization', name: messages().appName }
  };
}
