import { sql } from 'kysely';
import type { WebVital } from '@rules/analytics';
import type { Db } from '../../database/schema';

/** How a vital was on a page or a day. */
export interface VitalRow {
  /** Route name or day. */
  of: string;
  vital: WebVital;
  /** 75th percentile. */
  p75: number;
  /** Number of measured visits. */
  count: number;
  /** Visits up to the threshold for good, and above that for poor. */
  good: number;
  poor: number;
}

/** Returns the vitals of the days from a first one, by page or by day. */
export async function findVitals(
  db: Db,
  by: 'page' | 'date',
  { since, thresholds }: { since: string; thresholds: Record<WebVital, { good: number; poor: number }> }
): Promise<VitalRow[]> {
  const value = sql`(properties ->> 'value')::float8`;
  const limit = (name: 'good' | 'poor') =>
    sql`(${JSON.stringify(thresholds)}::jsonb -> (properties ->> 'vital') ->> ${name})::float8`;
  const { rows } = await sql<VitalRow>`
    select ${sql.ref(by)} as of, properties ->> 'vital' as vital,
      percentile_cont(0.75) within group (order by ${value}) as p75,
      count(*)::int as count,
      (count(*) filter (where ${value} <= ${limit('good')}))::int as good,
      (count(*) filter (where ${value} > ${limit('poor')}))::int as poor
    from analytics_event where event = 'webVital' and date >= ${since}
    group by 1, 2 order by ${by === 'date' ? sql`1 desc` : sql`count(*) desc, 1`}, 2`.execute(db);
  return rows;
}
