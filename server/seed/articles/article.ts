import type { NewsCategory } from '@contract/news';
import type { PriceStatistics } from '../statistics';

/** An article of the demo data. Its prices are those of its publication day. */
export interface ArticleSeed {
  id: string;
  category: NewsCategory;
  /** Variety whose drawing replaces a photo. */
  cover: string | null;
  source: string;
  author?: string;
  editor: string | null;
  /** Age at the first start, hours. */
  ageHours: number;
  varieties: string[];
  /** Names of regions: 玉林. */
  regions: string[];
  views: number;
  likes: number;
  copyright?: 'licensed';
  /** Reason of its removal, a day after its publication. */
  removed?: string;
  /** Lines of an attached price list (a workbook). */
  priceList?: string[];
  write(statistics: PriceStatistics): { title: string; summary: string; body: string };
}
