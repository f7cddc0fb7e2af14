import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds how two people met who exchange contacts. */
export async function up(db: Db): Promise<void> {
  await sql`alter table contact_exchange
    add column source text not null default 'share',
    add column met_location text not null default ''`.execute(db);
}
