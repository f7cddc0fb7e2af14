import type { Db } from '../../database/schema';
import type { PageState, PublicPagesQuery } from '../../http/publicPage';
import { findFlashState, selectPublicFlashes } from './publicFlash.repository';

/** Flashes that were not withdrawn; their text never changes. */
export function publicFlashes(db: Db): PublicPagesQuery {
  return selectPublicFlashes(db);
}

export function getFlashState(db: Db, id: string): Promise<PageState> {
  return findFlashState(db, id);
}
