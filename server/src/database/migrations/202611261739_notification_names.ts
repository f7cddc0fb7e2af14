import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Notifications about a price hold the names of variety and grade apart, so that each can be translated. A variety has
 * no space in its name.
 */
export async function up(db: Db): Promise<void> {
  await sql`update notification set params = params - 'line' || jsonb_build_object(
      'variety', split_part(params->>'line', ' ', 1),
      'grade', substr(params->>'line', strpos(params->>'line', ' ') + 1))
    where event in ('priceAlert.above', 'priceAlert.below', 'priceAlert.move', 'priceReport.accepted',
      'priceReport.rejected') and params ? 'line'`.execute(db);
}
