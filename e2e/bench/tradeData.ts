import type pg from 'pg';
import { DAY_MS } from '@rules/duration';
import { copyRows } from './copyRows';
import { NOW_MS, random } from './rowSql';
import { fillUsers } from './users';

const SUPPLIES = 130_000;
const PURCHASES = 70_000;
const QUOTATIONS = 500_000;
const CONVERSATIONS = 100_000;
/** Price of every generated quotation, fen per unit. */
export const QUOTED_FEN = 3_500;
/** Number of users who own the generated rows. */
const TRADERS = 2_000;

const trader = (salt: string) => `'bench-u' || (1 + ${random(salt, TRADERS)})`;

/**
 * Fills the database of a server with 130,000 supplies, 70,000 purchase requests and 500,000 quotations, and with
 * `actors` verified users who have none: actor n owns request n. Returns their tokens.
 */
export async function fillTrade(client: pg.Client, actors: number): Promise<string[]> {
  await client.query(`set synchronous_commit = off`);
  const tokens = await fillUsers(client, { users: TRADERS, actors, nickname: `'货主' || n` });
  await fillSupplies(client);
  await fillPurchases(client, actors);
  await fillQuotations(client);
  await fillConversations(client, actors);
  await client.query(`vacuum analyze`);
  return tokens;
}

async function fillSupplies(client: pg.Client): Promise<void> {
  const confirmed = `${NOW_MS} - ${random('age', 8_000_000)} * 1000`;
  const owner = { owner_user_id: trader('s'), company_id: 'null' };
  const price = `(90 + ${random('price', 21)})`;
  const until = `current_date + ${random('until', 80)}::int4`;
  await copyRows(client, 'supply', {
    count: SUPPLIES,
    where: `status = 'published' and id like 'supply-%'`,
    changes: {
      ...owner,
      id: `'bench-s' || n`,
      request_id: `'bench-request-s' || n`,
      confirmed_at_ms: confirmed,
      updated_at_ms: confirmed,
      valid_until: until,
      // Without expiry warnings, whose jobs would write during the measurement.
      end_told_for: until
    }
  });
  await copyRows(client, 'supply_listing', {
    count: SUPPLIES,
    where: `id in (select id from supply where status = 'published' and id like 'supply-%')`,
    changes: {
      ...owner,
      id: `'bench-s' || n`,
      confirmed_at_ms: confirmed,
      valid_until: until,
      // Varies by up to a tenth, so that prices differ between goods.
      low_fen: `${price} * model.low_fen / 100`,
      high_fen: `${price} * model.high_fen / 100`,
      status: `case when ${random('status', 10)} = 0 then 'closed' else 'published' end`
    }
  });
}

async function fillPurchases(client: pg.Client, actors: number): Promise<void> {
  const published = `${NOW_MS} - ${random('age', 1_200_000)} * 1000`;
  const deadline = `${NOW_MS} + (1 + ${random('until', 20)}) * ${DAY_MS}::int8`;
  const shared = {
    id: `'bench-p' || n`,
    owner_user_id: `case when n <= ${actors} then 'bench-a' || n else ${trader('p')} end`,
    company_id: 'null',
    quote_count: `8`,
    published_at_ms: published,
    quote_deadline_ms: deadline
  };
  const roomy = `jsonb_set(model.fields, '{maxQuotes}', '30')`;
  await copyRows(client, 'purchase', {
    count: PURCHASES,
    where: `status = 'published' and dealt_grams = 0 and id like 'purchase-%'`,
    changes: {
      ...shared,
      request_id: `'bench-request-p' || n`,
      fields: roomy,
      public_fields: roomy,
      deadline_told_ms: deadline,
      updated_at_ms: published
    }
  });
  await copyRows(client, 'purchase_request', {
    count: PURCHASES,
    where: `id in (select id from purchase where status = 'published' and dealt_grams = 0 and id like 'purchase-%')`,
    changes: { ...shared, max_quotes: '30' }
  });
}

/** About seven for each request, from different suppliers. */
async function fillQuotations(client: pg.Client): Promise<void> {
  const purchase = `(1 + (n - 1) % ${PURCHASES})`;
  const supplier = `'bench-u' || (1 + (${purchase} * 7 + (n - 1) / ${PURCHASES}) % ${TRADERS})`;
  const validUntil = `${NOW_MS} + 10 * ${DAY_MS}::int8`;
  const model = `version = 1 and status in ('submitted', 'viewed', 'shortlisted') and id like 'quotation-%'`;
  await copyRows(client, 'quotation', {
    count: QUOTATIONS,
    where: model,
    changes: {
      id: `'bench-q' || n`,
      purchase_id: `'bench-p' || ${purchase}`,
      supplier_user_id: supplier,
      company_id: 'null',
      request_id: `'bench-request-q' || n`,
      valid_until_ms: validUntil,
      expiry_told_ms: validUntil,
      available_grams: `(select (fields->>'quantityGrams')::int8 from purchase where id = 'bench-p' || ${purchase})`,
      unit_fen: String(QUOTED_FEN),
      waits_for: 'null',
      revision: '1',
      updated_at_ms: `${NOW_MS} - ${random('age', 80_000)} * 1000`
    }
  });
  await client.query(`
    insert into quotation_version (quotation_id, version, request_id, fields, delivered_fen_per_kg, edit_reason, sent_at_ms)
    select q.id, 1, q.request_id, v.fields, q.delivered_fen_per_kg, '', q.first_sent_at_ms
    from quotation q
    join (select fields, row_number() over (order by quotation_id) - 1 as place from quotation_version
      where quotation_id like 'quotation-%' and version = 1 limit 100) v
      on v.place = abs(hashtext(q.id)::int8) % 100
    where q.id like 'bench-q%'`);
}

/** Conversations about the first supplies; the actors begin a tenth of them. */
async function fillConversations(client: pg.Client, actors: number): Promise<void> {
  await copyRows(client, 'inquiry', {
    count: CONVERSATIONS,
    where: `id like 'inquiry-%'`,
    changes: {
      id: `'bench-i' || n`,
      supply_id: `'bench-s' || n`,
      asker_user_id: `case when n % 10 = 0 then 'bench-a' || (1 + n / 10 % ${actors}) else ${trader('i')} end`,
      last_at_ms: `${NOW_MS} - ${random('age', 8_000_000)} * 1000`
    }
  });
}
