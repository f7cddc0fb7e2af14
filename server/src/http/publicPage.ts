import type { Expression } from 'kysely';

/** A page that search engines may list: id of what it shows, and the time of its last change, null where it is not known. */
export interface PublicPage {
  id: string;
  changed_at_ms: number | null;
}

/** Public pages of one kind, as part of another query. */
export type PublicPagesQuery = Expression<PublicPage>;

/** State of a page for a visitor: `restricted` is for some members only, `removed` was taken down or withdrawn. */
export type PageState = 'shown' | 'restricted' | 'removed' | 'unknown';
