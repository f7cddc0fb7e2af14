import { sql } from 'kysely';
import { LINE_A, LINE_B } from './priceList';
import type { TestApp } from './testApp';

/** Every stored quote, in the order of lines, days and states. */
export function storedQuotes(server: TestApp) {
  return server.db
    .selectFrom('price_quote')
    .select(['line_id', 'date', 'low_fen', 'mid_fen', 'high_fen', 'status'])
    .orderBy('line_id')
    .orderBy('date')
    .orderBy('status')
    .execute();
}

/** Takes out all that imports left: quotes, what follows from them, and lines beside A and B. */
export async function deleteQuotes(server: TestApp): Promise<void> {
  await sql`truncate price_quote, line_snapshot, quote_change, quote_import`.execute(server.db);
  await server.db.deleteFrom('price_line').where('id', 'not in', [LINE_A, LINE_B]).execute();
}
