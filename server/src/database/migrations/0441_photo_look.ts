import { sql } from 'kysely';
import type { Db } from '../schema';

const SIGNS = 64;
const SIGNS_OF_PART = 11;

/** Returns SQL of one part of a picture's hash. */
function part(place: number) {
  const from = place * SIGNS_OF_PART;
  const length = sql.lit(Math.min(SIGNS_OF_PART, SIGNS - from));
  return sql`${sql.lit(place << SIGNS_OF_PART)} + substring(look from ${sql.lit(from + 1)} for ${length})::bit(${length})::int4`;
}

/**
 * Perceptual hashes of pictures. Two that differ in five bits at most have one of their six parts in common: an index
 * finds them by that part.
 */
export async function up(db: Db): Promise<void> {
  const parts = sql.join([0, 1, 2, 3, 4, 5].map(part));
  await sql`alter table uploaded_image add column look bit(64)`.execute(db);
  await sql`alter table uploaded_image add column look_parts int4[] generated always as (
    case when look is not null then array[${parts}] end) stored`.execute(db);
  await sql`create index uploaded_image_by_look on uploaded_image using gin (look_parts)`.execute(db);
  await sql`create index supply_with_photo on supply using gin ((public_fields -> 'photos'))
    where public_status = 'published'`.execute(db);
}
