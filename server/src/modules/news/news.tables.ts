import type { ColumnType, Generated } from 'kysely';
import type { AttachmentType, NewsCategory, NewsCopyright, NewsPicture } from '@contract/news';

export interface NewsArticleTable {
  id: string;
  category: NewsCategory;
  title: string;
  summary: string;
  covers: ColumnType<NewsPicture[], string | undefined, string>;
  cover_variety_id: string | null;
  source: string;
  author: Generated<string | null>;
  editor: string | null;
  copyright: Generated<NewsCopyright>;
  allow_share: Generated<boolean>;
  published_at_ms: number;
  /** Written only by `publishing.service`, which sanitises it. */
  body_html: string;
  variety_ids: string[];
  /** Names of regions: 玉林. */
  regions: Generated<string[]>;
  status: 'published' | 'removed';
  /** SHA-256 of the article's file; null for the demo data. */
  file_digest: Generated<string | null>;
  /** Set together with the reason when the article is taken down. */
  removed_at_ms: Generated<number | null>;
  removed_reason: Generated<string | null>;
}

/** Counters, separate from the article so that a view does not rewrite its text. */
export interface NewsCounterTable {
  article_id: string;
  views: number;
  likes: number;
  /** Number of users with this favourite. */
  favourites: Generated<number>;
}

export interface NewsAttachmentTable {
  id: string;
  article_id: string;
  /** Starts at 0. */
  position: number;
  /** Includes the file extension. */
  name: string;
  type: AttachmentType;
  content: Buffer;
}

/** Views by viewer and day, stored for two days so that a viewer counts once a day. */
export interface NewsViewTable {
  /** YYYY-MM-DD, Asia/Shanghai. */
  day: string;
  article_id: string;
  /** Id of a member, or digest of a visitor's address and browser. */
  reader: string;
}

export interface NewsLikeTable {
  user_id: string;
  article_id: string;
}

export interface NewsFavouriteTable {
  user_id: string;
  article_id: string;
  marked_at_ms: number;
}

export interface NewsTables {
  news_article: NewsArticleTable;
  news_counter: NewsCounterTable;
  news_attachment: NewsAttachmentTable;
  news_view: NewsViewTable;
  news_like: NewsLikeTable;
  news_favourite: NewsFavouriteTable;
}
