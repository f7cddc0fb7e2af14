import type { NewsCategory } from '@contract/news';
import type { Figures } from '../figures';

/** An article of the demo data. Its prices are those of the day on which it appears. */
export interface ArticleSeed {
  id: string;
  category: NewsCategory;
  /** Whose picture stands in for a photo. */
  cover: string | null;
  source: string;
  editor: string | null;
  /** How long before the first start it appeared. */
  ageHours: number;
  varieties: string[];
  views: number;
  likes: number;
  write(figures: Figures): { title: string; summary: string; body: string };
}
