import type { PageHead } from '@contract/drawnPage';
import type { NewsDetail } from '@contract/news';
import { messages } from '@/locale/messages';
import { newsMessages } from '@/pagesNews/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { routes } from '@/routes';
import type { Answers } from '../Answers';

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
      image,
      structuredData: [newsArticle(article, image, origin), breadcrumbs(article, origin)]
    };
  }
  const t = newsMessages();
  return {
    status: removed ? 410 : 404,
    title: removed ? t.removedTitle : t.unknownTitle,
    description: removed ? removed.reason : messages().errors.notFound,
    canonical: {},
    kind: 'website',
    image: null,
    structuredData: []
  };
}

function pictureOf({ covers, coverVarietyId }: NewsDetail): string | null {
  const [cover] = covers;
  if (cover) return cover.url;
  return coverVarietyId === null ? null : spiceCoverUri(coverVarietyId);
}

const addressOf = ({ id }: NewsDetail, origin: string) =>
  `${origin}/h5/${routes['news.detail']}?id=${encodeURIComponent(id)}`;

function newsArticle(article: NewsDetail, image: string | null, origin: string): object {
  const { title, summary, author, publishedAtMs, source } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    // Articles are written in Chinese; only the page around them is translated.
    inLanguage: 'zh-Hans',
    datePublished: new Date(publishedAtMs).toISOString(),
    mainEntityOfPage: addressOf(article, origin),
    ...(image !== null && { image: [origin + image] }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: source },
    publisher: { '@type': 'Organization', name: messages().appName }
  };
}

function breadcrumbs(article: NewsDetail, origin: string): object {
  const item = (position: number, name: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: address
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, messages().appName, `${origin}/h5/`), item(2, article.title, addressOf(article, origin))]
  };
}
