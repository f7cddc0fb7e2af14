import type { NewsAttachment, NewsBrief, NewsDetail } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import type { ArticleRow } from './article.repository';
import type { BriefRow } from './news.repository';

export function presentBrief(row: BriefRow): NewsBrief {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    summary: row.summary,
    covers: row.covers,
    coverVarietyId: row.cover_variety_id,
    source: row.source,
    publishedAtMs: row.published_at_ms,
    views: row.views
  };
}

interface ArticleContext {
  /** Views that are not in the database yet. */
  pendingViews: number;
  lines: PriceLine[];
  attachments: NewsAttachment[];
  related: BriefRow[];
  previous: BriefRow | undefined;
  next: BriefRow | undefined;
}

export function presentArticle(row: ArticleRow, context: ArticleContext): NewsDetail {
  const brief = (neighbour: BriefRow | undefined) => (neighbour === undefined ? null : presentBrief(neighbour));
  return {
    ...presentBrief(row),
    views: row.views + context.pendingViews,
    author: row.author,
    editor: row.editor,
    copyright: row.copyright,
    allowShare: row.allow_share,
    bodyHtml: row.body_html,
    lines: context.lines,
    regions: row.regions,
    attachments: context.attachments,
    likes: row.likes,
    isLiked: row.is_liked,
    favourites: row.favourites,
    isFavourite: row.is_favourite,
    related: context.related.map(presentBrief),
    previous: brief(context.previous),
    next: brief(context.next)
  };
}
