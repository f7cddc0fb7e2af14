import { sql } from 'kysely';
import { LINE_A, LINE_B } from './priceList';
import type { TestApp } from './testApp';

/** Returns every stored quote, ordered by line, day and state. */
export function storedQuotes(server: TestApp) {
  return server.db
    .selectFrom('price_quote')
    .select(['line_id', 'date', 'low_fen', 'mid_fen', 'high_fen', 'status'])
    .orderBy('line_id')
    .orderBy('date')
    .orderBy('status')
    .execute();
}

/** Deletes all results of imports: quotes, derived rows, and lines other than A and B. */
export async function deleteQuotes(server: TestApp): Promise<void> {
  await sql`truncate price_quote, line_snapshot, quote_change, quote_import`.execute(server.db);
  await server.db.deleteFrom('price_line').where('id', 'not in', [LINE_A, LINE_B]).execute();
}
