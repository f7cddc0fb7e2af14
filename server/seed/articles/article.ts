import type { NewsCategory } from '@contract/news';
import type { PriceStatistics } from '../statistics';

/** An article of the demo data. Its prices are those of the day on which it appears. */
export interface ArticleSeed {
  id: string;
  category: NewsCategory;
  /** Whose picture stands in for a photo. */
  cover: string | null;
  source: string;
  author?: string;
  editor: string | null;
  /** How long before the first start it appeared. */
  ageHours: number;
  varieties: string[];
  /** Names of places: 玉林. */
  regions: string[];
  views: number;
  likes: number;
  copyright?: 'licensed';
  /** Why it was taken down, a day after it appeared. */
  removed?: string;
  /** The lines of a price list that hangs on it as a workbook. */
  priceList?: string[];
  write(statistics: PriceStatistics): { title: string; summary: string; body: string };
}
