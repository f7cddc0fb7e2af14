import type { Db } from '../../database/schema';
import type { PageState, PublicPagesQuery } from '../../http/publicPage';
import { existsPublicLine, selectPublicLines } from './publicLine.repository';

/** Price lines with a published quote. */
export function publicLines(db: Db): PublicPagesQuery {
  return selectPublicLines(db);
}

export async function getLineState(db: Db, id: string): Promise<PageState> {
  return (await existsPublicLine(db, id)) ? 'shown' : 'unknown';
}
