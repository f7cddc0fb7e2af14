import type { Picture } from '@contract/upload';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import type { Attachment } from '../src/modules/news/articleFile';
import { publishArticles, saveAttachments, takeDownNews } from '../src/modules/news/publishing.service';
import type { ArticleSeed } from './articles/article';
import { COMPANY_ARTICLES } from './articles/company';
import { EXPO_ARTICLES } from './articles/expo';
import { HEADLINE_ARTICLES } from './articles/headline';
import { MARKET_ARTICLES } from './articles/market';
import { VARIETY_ARTICLES } from './articles/marketVarieties';
import { ORIGIN_ARTICLES } from './articles/origin';
import { PEOPLE_ARTICLES } from './articles/people';
import { ARTICLE_SCENES, coversOfArticle, picturesOfTexts } from './articles/pictures';
import { POLICY_ARTICLES } from './articles/policy';
import { TECHNOLOGY_ARTICLES } from './articles/technology';
import { TRADE_ARTICLES } from './articles/trade';
import { addDays, atShanghai, lastCollectionDay, minuteOfDay } from './calendar';
import type { SeedContext } from './index';
import { PHOTO_SIZE, sceneName } from './photos/draw';
import { storePhotos } from './photos/photos';
import type { Scene } from './photos/scenes';
import { simulateQuotes } from './quotes';
import { random } from './random';
import { lineMarketName, lineName, PriceHistory, type PriceStatistics } from './statistics';
import { workbook } from './workbook';

export const ARTICLES: ArticleSeed[] = [
  ...HEADLINE_ARTICLES,
  ...MARKET_ARTICLES,
  ...VARIETY_ARTICLES,
  ...ORIGIN_ARTICLES,
  ...POLICY_ARTICLES,
  ...TRADE_ARTICLES,
  ...COMPANY_ARTICLES,
  ...EXPO_ARTICLES,
  ...TECHNOLOGY_ARTICLES,
  ...PEOPLE_ARTICLES
];

const MOST_MINUTES_OLDER = 59;
const FIRST_MINUTE = 7 * 60 + 40;
const LAST_MINUTE = 18 * 60 + 50;

/** Returns when an article of this age was published: at a random minute of working hours, never in the future. */
export function publicationTime(nowMs: number, { id, ageHours }: Pick<ArticleSeed, 'id' | 'ageHours'>): number {
  const source = random(`article ${id}`);
  const exact = nowMs - ageHours * HOUR_MS - source.integer(0, MOST_MINUTES_OLDER) * MINUTE_MS;
  const [day, minute] = [shanghaiDay(exact), minuteOfDay(exact)];
  if (minute >= FIRST_MINUTE && minute <= LAST_MINUTE) return Math.floor(exact / MINUTE_MS) * MINUTE_MS;
  // Articles of the night are moved to the working day before it.
  return atShanghai(minute > LAST_MINUTE ? day : addDays(day, -1), source.integer(FIRST_MINUTE, LAST_MINUTE));
}

/** Share of an article's likes that are also favourites. */
const FAVOURITE_SHARE = 0.35;

/** Inserts the articles, with prices of their publication day. Needs `seedLines`. */
export async function seedNews(tx: Tx, context: SeedContext, progress: (step: string) => void): Promise<void> {
  progress(`articles ${ARTICLES.length}`);
  const nowMs = context.now.getTime();
  const history = new PriceHistory(simulateQuotes(context.now));
  const pictureOf = await publishPictures(tx, context);
  await publishArticles(
    tx,
    ARTICLES.map((article) => {
      const publishedAtMs = publicationTime(nowMs, article);
      const text = article.write(history.at(lastCollectionDay(publishedAtMs)));
      return {
        id: article.id,
        category: article.category,
        title: text.title,
        summary: text.summary,
        covers: JSON.stringify(coversOfArticle(article.id, pictureOf)),
        cover_variety_id: article.cover,
        source: article.source,
        author: article.author ?? null,
        editor: article.editor,
        copyright: article.copyright ?? 'original',
        published_at_ms: publishedAtMs,
        body_html: text.body,
        variety_ids: article.varieties,
        regions: article.regions,
        views: article.views,
        likes: article.likes,
        favourites: Math.round(article.likes * FAVOURITE_SHARE)
      };
    }),
    picturesOfTexts(pictureOf)
  );
  for (const article of ARTICLES) {
    const { id, removed, priceList } = article;
    const publishedAtMs = publicationTime(nowMs, article);
    if (removed !== undefined) await takeDownNews(tx, id, removed, publishedAtMs + DAY_MS);
    if (priceList)
      await saveAttachments(tx, id, [priceWorkbook(history.at(lastCollectionDay(publishedAtMs)), priceList)]);
  }
}

/** Publishes the pictures of the articles as an operator's uploads; returns the picture of a scene. */
async function publishPictures(tx: Tx, context: SeedContext): Promise<(scene: Scene) => Picture> {
  const nameOf = (scene: Scene) => `${sceneName(scene)}.webp`;
  const photos = new Map(ARTICLE_SCENES.map((scene) => [nameOf(scene), { ownerId: null, name: nameOf(scene), scene }]));
  const rows = await storePhotos(context, [...photos.values()], context.now.getTime());
  await tx
    .insertInto('uploaded_image')
    .values(rows.map((row) => ({ ...row, look: null })))
    .execute();
  return (scene) => ({ url: context.files.urlOf(nameOf(scene)), ...PHOTO_SIZE });
}

/** Returns the table of the article as a workbook. */
function priceWorkbook(statistics: PriceStatistics, lineIds: string[]): Attachment {
  const head = ['规格', '市场', '中间价（元/公斤）', '较上周（%）'];
  const rows = lineIds.map((id) => [
    lineName(id),
    lineMarketName(id),
    Number(statistics.price(id).replaceAll(',', '')),
    statistics.changeBp(id, 7) / 100
  ]);
  return { name: '主要规格一周报价.xlsx', type: 'xlsx', content: workbook('一周报价', [head, ...rows]) };
}
