import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** Number of points on a card. */
const SPARK_POINTS = 16;

export interface SpiceIndexRow {
  id: string;
  name: string;
  base_date: string;
  date: string;
  /** Newest first, at least one. */
  values_centi: number[];
}

/** Returns every index that has a point, with its newest values. */
export async function findSpiceIndices(db: Db): Promise<SpiceIndexRow[]> {
  const newest = sql<{ date: string; values_centi: number[] }>`(
    select max(p.date) date, array_agg(p.value_centi order by p.date desc) values_centi from (
      select date, value_centi from spice_index_point where index_id = i.id order by date desc limit ${SPARK_POINTS}
    ) p)`;
  return db
    .selectFrom('spice_index as i')
    .innerJoinLateral(newest.as<'p'>(sql`p`), (join) => join.on('p.date', 'is not', null))
    .select(['i.id', 'i.name', 'i.base_date', 'p.date', 'p.values_centi'])
    .orderBy('i.position')
    .execute();
}

/** Returns all points of an index, oldest first. */
export function findPoints(db: Db, indexId: string): Promise<{ date: string; valueCenti: number }[]> {
  return db
    .selectFrom('spice_index_point')
    .where('index_id', '=', indexId)
    .select(['date', 'value_centi as valueCenti'])
    .orderBy('date')
    .execute();
}

export interface BasketRow {
  line_id: string;
  weight: number;
  variety_id: string;
  variety_name: string;
  grade_name: string;
  market_short_name: string;
  mid_fen: number | null;
  week_bp: number | null;
}

/** Returns the lines of a basket with their current figures, the heaviest first. */
export function findBasket(db: Db, indexId: string): Promise<BasketRow[]> {
  return db
    .selectFrom('spice_index_weight as w')
    .innerJoin('price_line as l', 'l.id', 'w.line_id')
    .innerJoin('variety as v', 'v.id', 'l.variety_id')
    .innerJoin('grade as g', (join) => join.onRef('g.variety_id', '=', 'l.variety_id').onRef('g.id', '=', 'l.grade_id'))
    .innerJoin('market as m', 'm.id', 'l.market_id')
    .leftJoin('line_snapshot as s', 's.line_id', 'w.line_id')
    .where('w.index_id', '=', indexId)
    .select(['w.line_id', 'w.weight', 'l.variety_id', 'v.name as variety_name', 'g.name as grade_name'])
    .select(['m.short_name as market_short_name', 's.mid_fen', 's.week_bp'])
    .orderBy('w.weight', 'desc')
    .orderBy('l.position')
    .execute();
}

export interface WeightedLine {
  index_id: string;
  line_id: string;
  weight: number;
}

export function findWeights(db: Db | Tx): Promise<WeightedLine[]> {
  return db.selectFrom('spice_index_weight').selectAll().orderBy('index_id').orderBy('line_id').execute();
}

/** Returns the Mondays from the base date to the newest published quote, for every index. */
export async function findMondays(db: Db | Tx): Promise<{ index_id: string; date: string }[]> {
  const rows = await sql<{ index_id: string; date: string }>`
    select i.id index_id, d::date date from spice_index i
    cross join lateral generate_series(i.base_date::timestamp, (select max(date) from line_snapshot)::timestamp, '7 days') d
    order by i.id, d`.execute(db);
  return rows.rows;
}

/** Returns the mid of every weighted line on each Monday: the latest published one of the 14 days up to it. */
export async function findMondayPrices(
  db: Db | Tx,
  mondays: string[]
): Promise<{ line_id: string; date: string; mid_fen: number }[]> {
  const rows = await sql<{ line_id: string; date: string; mid_fen: number }>`
    select w.line_id, m.date, q.mid_fen
    from (select distinct line_id from spice_index_weight) w
    cross join unnest(${mondays}::date[]) m(date)
    cross join lateral (
      select p.mid_fen from price_quote p
      where p.line_id = w.line_id and p.status = 'published' and p.date between m.date - 14 and m.date
      order by p.date desc limit 1
    ) q`.execute(db);
  return rows.rows;
}

/** Replaces all points of an index, because a correction of old quotes may change every point. */
export async function replacePoints(
  db: Tx,
  indexId: string,
  points: { date: string; valueCenti: number }[]
): Promise<void> {
  await db.deleteFrom('spice_index_point').where('index_id', '=', indexId).execute();
  if (points.length === 0) return;
  await db
    .insertInto('spice_index_point')
    .values(points.map((point) => ({ index_id: indexId, date: point.date, value_centi: point.valueCenti })))
    .execute();
}
