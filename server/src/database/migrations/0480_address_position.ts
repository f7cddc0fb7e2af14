import { sql } from 'kysely';
import type { Db } from '../schema';

/** Position of an address on the map, when the user picked it there: degrees, GCJ-02. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('user_address').addColumn('latitude', 'float8').addColumn('longitude', 'float8').execute();
  await sql`alter table user_address
    add constraint user_address_position check ((latitude is null) = (longitude is null))`.execute(db);
}
