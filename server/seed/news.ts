import type { Tx } from '../src/database/schema';
import type { Attachment } from '../src/modules/news/articleFile';
import { attach, publishArticles, takeDownNews } from '../src/modules/news/publishing.service';
import type { ArticleSeed } from './articles/article';
import { COMPANY_ARTICLES } from './articles/company';
import { EXPO_ARTICLES } from './articles/expo';
import { HEADLINE_ARTICLES } from './articles/headline';
import { MARKET_ARTICLES } from './articles/market';
import { VARIETY_ARTICLES } from './articles/marketVarieties';
import { ORIGIN_ARTICLES } from './articles/origin';
import { PEOPLE_ARTICLES } from './articles/people';
import { POLICY_ARTICLES } from './articles/policy';
import { TECHNOLOGY_ARTICLES } from './articles/technology';
import { TRADE_ARTICLES } from './articles/trade';
import { addDays, atShanghai, lastCollectionDay, shanghaiDay, shanghaiMinute } from './calendar';
import { FigureBook, marketNameOf, nameOf, type Figures } from './figures';
import { simulateQuotes } from './quotes';
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

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;
const FIRST_MINUTE = 7 * 60;
const LAST_MINUTE = 20 * 60;

/** When an article of this age appeared: at an hour at which an editor works, never in the future. */
export function publicationTime(nowMs: number, ageHours: number): number {
  const exact = nowMs - ageHours * HOUR_MS;
  const day = shanghaiDay(exact);
  const minute = shanghaiMinute(exact);
  if (minute < FIRST_MINUTE) return atShanghai(addDays(day, -1), LAST_MINUTE - 30 + (minute % 30));
  if (minute > LAST_MINUTE) return atShanghai(day, LAST_MINUTE - 30 + (minute % 30));
  return Math.floor(exact / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
}

/** Of those who like an article, so many keep it. */
const KEPT_SHARE = 0.35;

/** The articles, with prices as the price list showed them when they appeared. Needs `seedLines`. */
export async function seedNews(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  progress(`articles ${ARTICLES.length}`);
  const nowMs = clock.now.getTime();
  const book = new FigureBook(simulateQuotes(clock.now));
  await publishArticles(
    tx,
    ARTICLES.map((article) => {
      const publishedAtMs = publicationTime(nowMs, article.ageHours);
      const text = article.write(book.at(lastCollectionDay(publishedAtMs)));
      return {
        id: article.id,
        category: article.category,
        title: text.title,
        summary: text.summary,
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
        favourites: Math.round(article.likes * KEPT_SHARE)
      };
    })
  );
  for (const { id, ageHours, removed, priceList } of ARTICLES) {
    const publishedAtMs = publicationTime(nowMs, ageHours);
    if (removed !== undefined) await takeDownNews(tx, id, removed, publishedAtMs + 24 * HOUR_MS);
    if (priceList) await attach(tx, id, [priceWorkbook(book.at(lastCollectionDay(publishedAtMs)), priceList)]);
  }
}

/** What the table of the article shows, to calculate with. */
function priceWorkbook(figures: Figures, lineIds: string[]): Attachment {
  const head = ['规格', '市场', '中间价（元/公斤）', '较上周（%）'];
  const rows = lineIds.map((id) => [
    nameOf(id),
    marketNameOf(id),
    Number(figures.price(id)),
    figures.changeBp(id, 7) / 100
  ]);
  return { name: '主要规格一周报价.xlsx', type: 'xlsx', content: workbook('一周报价', [head, ...rows]) };
}
