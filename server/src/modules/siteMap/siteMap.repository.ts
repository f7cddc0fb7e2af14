import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PublicPage, PublicPagesQuery } from '../../http/publicPage';

export interface SiteMapFileRow {
  /** From 1. */
  number: number;
  /** Id of its first page. */
  first_id: string;
  changed_at_ms: number | null;
  /** Differs when a page comes, goes or changes. */
  digest: string;
}

/** Divides pages, in the order of their ids, into files of `size` pages each. */
export async function findFiles(db: Db, pages: PublicPagesQuery, size: number): Promise<SiteMapFileRow[]> {
  const { rows } = await sql<SiteMapFileRow>`
    select (position - 1) / ${sql.lit(size)} + 1 as number, min(id) as first_id, max(changed_at_ms) as changed_at_ms,
      md5(string_agg(concat(id, ' ', changed_at_ms), ',' order by position)) as digest
    from (select id, changed_at_ms, row_number() over (order by id) as position from (${pages}) as page) as numbered
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns pages in the order of their ids, from one id on, or after it. */
export async function findPages(
  db: Db,
  pages: PublicPagesQuery,
  { from, isIncluded, limit }: { from: string; isIncluded: boolean; limit: number }
): Promise<PublicPage[]> {
  const comparison = isIncluded ? sql`>=` : sql`>`;
  const { rows } = await sql<PublicPage>`
    select id, changed_at_ms from (${pages}) as page where id ${comparison} ${from} order by id limit ${limit}`.execute(
    db
  );
  return rows;
}
