import type { Flash, FlashChange } from '@contract/flash';
import type { FlashRow } from './flash.repository';

export function presentFlash(row: FlashRow): Flash {
  const isPublished = row.withdrawn_reason === null;
  return {
    id: row.id,
    title: isPublished ? row.title : '',
    content: isPublished ? row.content : '',
    importance: row.importance,
    topic: row.topic,
    varietyIds: row.variety_ids,
    lineIds: row.line_ids,
    source: isPublished ? row.source : '',
    publishedAtMs: row.published_at_ms,
    images: isPublished ? row.images : []
  };
}

export function presentChange(row: FlashRow): FlashChange {
  return row.withdrawn_reason === null
    ? { kind: 'published', flash: presentFlash(row) }
    : { kind: 'withdrawn', id: row.id };
}
