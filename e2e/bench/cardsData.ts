import type pg from 'pg';
import { DAY_MS } from '@rules/duration';
import { copyRows } from './copyRows';
import { NOW_MS, pick, random } from './rowSql';
import { fillUsers } from './users';

const VISITS = 500_000;
const VISITORS = 120_000;
/** Users with a card. */
export const PEOPLE = 2_000;
/** Entries of the holder that is measured: those users, then paper cards. */
const HOLDER = 3_000;
/** Owner of that holder, and of the card that was visited: the first actor. */
const OWNER = 'bench-a1';
export const VISITED_CARD = 'bench-ac1';

/** Characters of names with their pinyin: the surname, then the two of the given name. */
const NAME_PARTS: readonly (readonly (readonly [text: string, pinyin: string])[])[] = [
  [
    ['陈', 'chen'],
    ['林', 'lin'],
    ['黄', 'huang'],
    ['李', 'li'],
    ['张', 'zhang'],
    ['罗', 'luo'],
    ['韦', 'wei'],
    ['周', 'zhou'],
    ['吴', 'wu'],
    ['郑', 'zheng'],
    ['欧阳', 'ouyang'],
    ['安', 'an']
  ],
  [
    ['建', 'jian'],
    ['秀', 'xiu'],
    ['国', 'guo'],
    ['丽', 'li'],
    ['志', 'zhi'],
    ['海', 'hai'],
    ['永', 'yong'],
    ['春', 'chun']
  ],
  [
    ['华', 'hua'],
    ['英', 'ying'],
    ['强', 'qiang'],
    ['娟', 'juan'],
    ['明', 'ming'],
    ['燕', 'yan'],
    ['福', 'fu'],
    ['梅', 'mei']
  ]
];

/** Returns SQL of a name, or of what follows from its parts. */
const nameOf = (partOf: (part: readonly [text: string, pinyin: string]) => string) =>
  NAME_PARTS.map((parts, index) => pick(`name ${index}`, parts.map(partOf))).join(' || ');
const NAME = nameOf(([text]) => text);
const SPELLING = nameOf(([, pinyin]) => pinyin);
const INITIALS = nameOf(([, pinyin]) => pinyin.charAt(0));
const COMPANY = [
  pick('city', ['玉林', '百色', '怒江', '成都', '韩城', '亳州', '广州', '重庆']),
  pick('firm', ['顺达', '恒香', '百味', '金桂', '南香']),
  pick('kind', ['香料行', '贸易', '食品'])
].join(' || ');
/** One in fifty people is in the holder twice. */
const MOBILE = `'1880' || lpad((n - case when ${random('twice', 50)} = 0 then 1 else 0 end)::text, 7, '0')`;

/**
 * Fills the database of a server with a card holder of 3,000 people and a card with 500,000 visits, both of the first actor,
 * who has a paid level, and with `actors` verified users who have a card each. Returns their tokens.
 */
export async function fillCards(client: pg.Client, actors: number): Promise<string[]> {
  await client.query(`set synchronous_commit = off`);
  const tokens = await fillUsers(client, { users: PEOPLE, actors, nickname: NAME });
  await fillOwnCards(client, 'bench-u', PEOPLE);
  await fillOwnCards(client, 'bench-a', actors);
  await fillHolder(client);
  await fillVisits(client);
  await client.query(`insert into card_level (user_id, level, expires_at_ms) values ($1, 'professional', $2)`, [
    OWNER,
    Date.now() + 365 * DAY_MS
  ]);
  await client.query(`vacuum analyze`);
  return tokens;
}

/** Gives each of the users of a prefix a card. */
async function fillOwnCards(client: pg.Client, prefix: string, count: number): Promise<void> {
  await copyRows(client, 'card', {
    count,
    where: `id = 'card-qin'`,
    changes: {
      id: `'${prefix}c' || n`,
      user_id: `'${prefix}' || n`,
      request_id: `'bench-request-c' || n`,
      company_id: 'null',
      company_text: `''`,
      fields: `model.fields || jsonb_build_object('name', ${NAME}, 'companyName', ${COMPANY}, 'supplyIds', '[]'::jsonb,
        'pictureUrls', '[]'::jsonb)`,
      pinyin: `array[${SPELLING}, ${INITIALS}]`
    }
  });
}

async function fillHolder(client: pg.Client): Promise<void> {
  const shared = {
    user_id: `'${OWNER}'`,
    source: pick('source', ['scan', 'share', 'expo', 'supply']),
    person: `model.person || jsonb_build_object('name', ${NAME}, 'companyName', ${COMPANY}, 'mobile', ${MOBILE})`,
    spelling: SPELLING,
    initials: INITIALS,
    group_id: 'null',
    note: pick('note', ['', '', '每月两车，要无硫', '样品寄了两次', '付款及时']),
    tags: `array[${pick('tag', ['八角', '桂皮', '花椒', '草果', '大客户'])}]`,
    is_starred: `${random('star', 20)} = 0`,
    added_at_ms: `${NOW_MS} - ${random('added', 8_000_000)} * 1000`
  };
  const where = `id = 'holder-qin-paper-1'`;
  await copyRows(client, 'holder_entry', {
    count: HOLDER,
    where,
    changes: {
      ...shared,
      id: `'bench-h' || n`,
      request_id: `'bench-request-h' || n`,
      person_user_id: `case when n <= ${PEOPLE} then 'bench-u' || n end`,
      card_id: `case when n <= ${PEOPLE} then 'bench-uc' || n end`
    }
  });
  // The card of the first actor is in the holders of all others.
  await copyRows(client, 'holder_entry', {
    count: PEOPLE,
    where,
    changes: {
      ...shared,
      id: `'bench-k' || n`,
      user_id: `'bench-u' || n`,
      request_id: `'bench-request-k' || n`,
      person_user_id: `'${OWNER}'`,
      card_id: `'${VISITED_CARD}'`
    }
  });
}

/** A third of the visitors have a name. The sums follow from the visits. */
async function fillVisits(client: pg.Client): Promise<void> {
  await client.query(`
    insert into card_visit (request_id, card_id, visitor_key, kind, is_scan, source, page_id, dwell_sec, at_ms)
    select 'bench-visit-' || n, '${VISITED_CARD}', 'bench-visitor-' || ${random('visitor', VISITORS)}, 0, false,
      ${pick('source', ['share', 'code', 'link', 'list', 'expo'])}, 'pages/vcard/VcardShareMiddlePage',
      ${random('dwell', 180)}, ${NOW_MS} - ${random('at', 89 * 86_400)} * 1000
    from generate_series(1, ${VISITS}) as n`);
  await client.query(`
    insert into card_visitor (card_id, visitor_key, user_id, source, page_id, visits, dwell_sec, has_registered,
      has_logged_in, last_at_ms, last_viewed_at_ms)
    select card_id, visitor_key, case when number % 3 = 0 then 'bench-u' || (1 + number % ${PEOPLE}) end, 'share',
      'pages/vcard/VcardShareMiddlePage', count(*), sum(dwell_sec), false, false, max(at_ms),
      max(at_ms)
    from card_visit cross join lateral (select split_part(visitor_key, '-', 3)::int8 as number) as key
    where card_id = '${VISITED_CARD}' group by card_id, visitor_key, number`);
  await client.query(`
    insert into card_figures (card_id, date, views, visitors, shares, dwell_sec, timed_visits)
    select card_id, to_char(to_timestamp(at_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date, count(*),
      count(distinct visitor_key), 0, sum(dwell_sec), count(*) filter (where dwell_sec > 0)
    from card_visit where card_id = '${VISITED_CARD}' group by 1, 2`);
}
