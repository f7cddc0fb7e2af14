import { sql } from 'kysely';
import type { Db } from '../schema';

/** Cutting the texts of every session took longer than all other parts of a search together. */
export async function up(db: Db): Promise<void> {
  await sql`alter table expo_session add column search_tokens text[]
    generated always as (search_tokens(title, summary)) stored`.execute(db);
  await sql`alter table expo add column search_tokens text[]
    generated always as (search_tokens(name, venue)) stored`.execute(db);
}
