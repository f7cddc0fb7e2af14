import type { NewsBrief } from '@contract/news';
import type { BriefRow } from './news.repository';

export function presentBrief(row: BriefRow): NewsBrief {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    summary: row.summary,
    coverVarietyId: row.cover_variety_id,
    source: row.source,
    publishedAtMs: row.published_at_ms,
    views: row.views
  };
}
