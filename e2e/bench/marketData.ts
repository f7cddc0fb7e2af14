import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { DAY_MS } from '@rules/duration';
import { pick, random } from './rowSql';

const LISTINGS = { supplies: 130_000, purchases: 70_000 };
const LINES = 5_000;
const QUOTES = 1_000_000;

/** Opens a session of a verified demo user, who may read long histories. */
export async function openSession(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(token).digest('base64url');
  await client.query(
    `insert into user_session (token_digest, user_id, created_at_ms, renewed_at_ms, expires_at_ms)
     select $1, user_id, $2, $2, $3 from user_verification order by kind, user_id limit 1`,
    [digest, Date.now(), Date.now() + DAY_MS]
  );
  return token;
}

/**
 * Fills the database of a server up to 5,000 lines, 1,000,000 quotes and 200,000 listings. The rows are the same every
 * time.
 */
export async function fillMarket(client: pg.Client): Promise<void> {
  await client.query(`set synchronous_commit = off`);
  await fillLines(client);
  await fillQuotes(client);
  await fillListings(client);
  await client.query(`vacuum analyze`);
}

/** Adds lines of further origins at the existing markets; each starts as a copy of a line of the demo data. */
export async function fillLines(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table bench_line as
    select 'bench.' || n as id, s.line_id as model, '产区' || n as origin, 10000 + n as position
    from generate_series(1, ${LINES} - (select count(*) from line_snapshot)) as n
    join (select line_id, row_number() over (order by position) - 1 as place from line_snapshot) as s
      on s.place = n % (select count(*) from line_snapshot)`);
  await client.query(`
    insert into price_line
    select (jsonb_populate_record(l, jsonb_build_object('id', b.id, 'origin', b.origin, 'position', b.position))).*
    from bench_line b join price_line l on l.id = b.model`);
  await client.query(`
    insert into line_snapshot
    select (jsonb_populate_record(s, jsonb_build_object('line_id', b.id, 'origin', b.origin, 'position', b.position))).*
    from bench_line b join line_snapshot s on s.line_id = b.model`);
}

async function fillQuotes(client: pg.Client): Promise<void> {
  await client.query(`
    insert into price_quote (line_id, date, low_fen, mid_fen, high_fen, pace, sample_count, source_kind, source_name,
      collected_at_ms, status)
    select b.id, s.date - day::int4, s.low_fen, s.mid_fen, s.high_fen, s.pace, s.sample_count, s.source_kind, s.source_name,
      s.collected_at_ms - day * ${DAY_MS}::int8, 'published'
    from bench_line b join line_snapshot s on s.line_id = b.model,
      generate_series(0, (${QUOTES} - (select count(*) from price_quote)) / (select count(*) from bench_line)) as day`);
}

const REGIONS = [
  '玉林',
  '百色',
  '防城港',
  '怒江',
  '红河',
  '昆明',
  '韩城',
  '汉源',
  '成都',
  '民勤',
  '焉耆',
  '遵义',
  '亳州',
  '广州',
  '凭祥'
];
const FIRM_NAMES = [
  '顺达',
  '恒香',
  '百味',
  '金桂',
  '南香',
  '西源',
  '宏发',
  '瑞祥',
  '东篱',
  '青禾',
  '聚源',
  '和盛',
  '永昌',
  '天香',
  '万里'
];
const FIRM_KINDS = ['香料行', '贸易', '合作社', '农业', '供应链', '食品'];
const PACKS = ['编织袋 25 公斤', '纸箱 10 公斤', '麻袋 50 公斤'];

/** Columns of both kinds of listing. A quarter is star anise, so that one word is frequent; one in 5,000 says 野生老树. */
const SHARED = {
  columns: `id, variety_id, variety_name, grade_name, form, price_mode, low_fen, high_fen, unit, delivery_place, party_name,
    party_verifications, published_at_ms, status`,
  values: `g.variety_id, g.variety_name, g.name, ${pick('form', ['whole', 'broken', 'powder'])}, 'fixed', 500 + ${random('price', 20_000)},
    500 + ${random('price', 20_000)}, 'kg', ${pick('to', REGIONS)},
    ${pick('seat', REGIONS)} || ${pick('firm', FIRM_NAMES)} || ${random('number', 4)} || ${pick('kind', FIRM_KINDS)},
    case when ${random('verified', 3)} > 0 then '{company}'::text[] else '{}' end, now.ms - ${random('age', 8_000_000)} * 1000,
    case when ${random('status', 10)} = 0 then 'closed' else 'published' end`,
  title: `g.variety_name || ' ' || g.name || '，' || ${pick('pack', PACKS)} ||
    case when ${random('rare', 5_000)} = 0 then '，野生老树' else '' end`,
  from: (count: number) => `from generate_series(1, ${count}) as n
    cross join (select (extract(epoch from now()) * 1000)::int8 as ms) as now
    join bench_grade g on g.place = case when ${random('frequent', 4)} = 0
      then (select min(place) from bench_grade where variety_id = 'star-anise')
      else ${random('grade', '(select count(*) from bench_grade)')} end`
};

async function fillListings(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table bench_grade as
    select row_number() over (order by g.variety_id, g.position) - 1 as place, g.variety_id, g.name, v.name as variety_name
    from grade g join variety v on v.id = g.variety_id`);
  const { columns, values, title, from } = SHARED;
  await client.query(`
    insert into supply_listing (${columns}, title, origin, crop_year, tags, stock_grams, moq_grams, description,
      confirmed_at_ms, valid_until)
    select 'bench-s' || n, ${values}, ${pick('origin', REGIONS)} || ${title}, ${pick('origin', REGIONS)}, 2026,
      array[${pick('tag', ['inStock', 'taxIncluded', 'documents', 'freightIncluded'])}], 5000000, 500000, '自有烘房烘干，色泽自然。',
      now.ms - ${random('age', 8_000_000)} * 1000, current_date + (${random('valid', 90)} - 5)::int4
    ${from(LISTINGS.supplies)}`);
  await client.query(`
    insert into purchase_request (${columns}, title, quantity_grams, demand, is_anonymous, quote_count, max_quotes,
      quote_deadline_ms)
    select 'bench-p' || n, ${values}, '采购' || ${title}, 10000000, '要求近三个月的检测报告，水分 13% 以内，无硫优先。',
      ${random('hidden', 3)} = 0, ${random('quotes', 8)}, 10, now.ms + (${random('until', 20)} - 1) * ${DAY_MS}::int8
    ${from(LISTINGS.purchases)}`);
}
