import { type Insertable, sql } from 'kysely';
import { MINUTE_MS } from '@rules/duration';
import type { Database } from '../database/schema';
import { personalData } from '../modules';
import { buildCardFields } from './cards';
import { buildHolderPerson } from './holders';
import type { TestApp } from './testApp';

/** A column of another user's address book: the number belongs to its owner. */
const excludedColumns = new Set(['user_address.mobile']);

/** `table.column` of every column that can contain a user's id or number. */
export const personalColumns = personalData
  .flatMap(({ columns }) => columns)
  .filter((column) => !excludedColumns.has(column));

export const isMobileColumn = (column: string): boolean => /(^|[._])mobile$/.test(column);

/** Returns the rows of a column that name this user. */
export async function findPersonalRows(server: TestApp, tableColumn: string, me: { id: string; mobile: string }) {
  const [table = '', column = ''] = tableColumn.split('.');
  const own = isMobileColumn(tableColumn) ? me.mobile : me.id;
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${own}`.execute(server.db);
  return rows;
}

/**
 * Gives a user a row in every column that names one: missing rows are inserted, of existing ones one is reassigned. For
 * tests of rules about all personal data.
 */
export async function insertPersonalData(server: TestApp, me: { id: string; mobile: string }): Promise<void> {
  const insertRow = async <T extends keyof Database>(table: T, row: Insertable<Database[T]>): Promise<void> => {
    await server.db.insertInto(table).values(row).execute();
  };
  const firstId = async (table: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(
      server.db
    );
    return rows[0]?.id ?? '';
  };
  const nowMs = server.deps.now().getTime();
  const user_id = me.id;
  const day = '2026-11-20';
  const [line_id, article_id, flash_id] = [
    await firstId('price_line'),
    await firstId('news_article'),
    await firstId('flash')
  ];
  const [supply_id, purchase_id, company_id] = [
    await firstId('supply'),
    await firstId('purchase'),
    await firstId('company')
  ];
  const transfer = { company_id, status: 'declined', created_at_ms: nowMs + 1, decided_at_ms: nowMs + 2 } as const;

  const booth = await server.db
    .selectFrom('expo_booth')
    .select(['expo_id', 'no as booth_no'])
    .orderBy('no')
    .executeTakeFirstOrThrow();
  await insertRow('expo_booth_favourite', { user_id, ...booth, created_at_ms: nowMs });
  const alert = { kind: 'above', threshold: 4321, is_armed: true, told_of: day, created_at_ms: nowMs + 3 } as const;
  await insertRow('price_alert', { id: 'trace-alert', user_id, line_id, ...alert });
  await insertRow('subscribe_permission', {
    id: 'trace-permission',
    user_id,
    request_id: 'trace-request-00',
    topic: 'priceAlert',
    openid: 'trace-openid',
    status: 'open',
    created_at_ms: nowMs
  });
  const report = {
    date: day,
    kind: 'tooHigh',
    suggested_fen: 3456,
    reason: '当天没有这个价',
    status: 'open',
    answer: null
  } as const;
  await insertRow('price_report', { id: 'trace-report', user_id, line_id, ...report, created_at_ms: nowMs + 4 });
  await insertRow('news_view', { day, article_id, reader: user_id });
  await insertRow('flash_like', { user_id, flash_id });
  const seen = { kind: 'news', target_id: article_id, title: '看过的文章' } as const;
  await insertRow('footprint', { user_id, ...seen, seen_at_ms: nowMs + 5 });
  await insertRow('supply_view', { supply_id, reader: user_id, day });
  await insertRow('supply_share_visit', { supply_id, reader: user_id, date: day });
  await insertRow('purchase_view', { purchase_id, user_id, date: day });
  await insertRow('company_transfer', { id: 'trace-given', from_user_id: user_id, to_user_id: 'user-he', ...transfer });
  await insertRow('company_transfer', { id: 'trace-taken', from_user_id: 'user-he', to_user_id: user_id, ...transfer });
  await insertRow('notification_mute', { user_id, kind: 'market' });
  await insertRow('invite_words', { user_id: me.id, slogan: '一起看行情', message: '来看看', updated_at_ms: nowMs });
  await insertRow('share_code_image', {
    ...{ page: 'pages/index/index', scene: 'hp..TRACE234', version: 'release', storage_name: 'tracecode.jpg' },
    ...{ user_id, created_at_ms: nowMs + 30 }
  });
  await insertRow('contact_invitation', {
    ...{
      id: 'trace-invitation',
      inviter_id: 'user-he',
      mobile: me.mobile,
      name: '熟人',
      token: 'TRACE0000000000000001'
    },
    ...{ channel: null, created_at_ms: nowMs, sent_at_ms: null, opened_at_ms: null, registered_at_ms: null }
  });
  const file = { owner_user_id: user_id, bytes: 54321, created_at_ms: nowMs + 6 };
  await insertRow('uploaded_document', { id: 'trace-document', storage_name: 'trace-document.pdf', ...file });
  await insertRow('upload_in_parts', { id: 'trace-parts', kind: 'video', result: null, ...file });
  const video = { seconds: 9, state: 'shown', created_at_ms: nowMs + 7 } as const;
  await insertRow('uploaded_video', { id: 'trace-video', storage_name: 'trace-video.mp4', ...file, ...video });
  await insertRow('verification_failure', { user_id, at_ms: nowMs + 8 });
  const weChat = { openid: 'trace-openid', unionid: 'trace-unionid', bound_at_ms: nowMs + 9 };
  await insertRow('user_wechat', { source: 'miniProgram', user_id, ...weChat });
  await insertRow('reset_ticket', { ticket_digest: 'trace-ticket', user_id, expires_at_ms: nowMs + 10 * MINUTE_MS });
  const leaving = { requested_at_ms: nowMs + 10, erases_at_ms: nowMs + 11, erased_at_ms: null };
  await insertRow('account_cancellation', { user_id, ...leaving });
  await insertRow('card', {
    id: 'trace-card',
    user_id,
    request_id: 'trace',
    fields: JSON.stringify(buildCardFields({ name: 'Trace' })),
    is_default: true,
    created_at_ms: nowMs + 20,
    updated_at_ms: nowMs + 20
  });
  await insertRow('holder_group', { id: 'trace-group', user_id, name: '老客户名单', created_at_ms: nowMs + 21 });
  const heldPerson = (id: string, owner: string) => ({
    id,
    user_id: owner,
    request_id: id,
    card_id: null,
    source: 'expo' as const,
    met_location: '香博会 9Z99',
    met_at_ms: nowMs + 22,
    person: JSON.stringify(buildHolderPerson({ name: '熟客' })),
    spelling: 'shuke',
    note: '记得回电话',
    tags: ['贵客'],
    remind_on: '2026-12-24',
    added_at_ms: nowMs + 23,
    seen_at_ms: nowMs + 24
  });
  const [mine, theirs] = [heldPerson('trace-entry', user_id), heldPerson('trace-of-others', 'user-he')];
  await insertRow('holder_entry', { ...mine, person_user_id: null, group_id: 'trace-group' });
  await insertRow('holder_entry', { ...theirs, person_user_id: me.id, group_id: null });

  const visitor = {
    card_id: 'trace-card',
    visitor_key: 'a'.repeat(20),
    source: 'expo',
    page_id: 'pages/vcard/index'
  } as const;
  await insertRow('card_visit', { request_id: 'trace-visit', ...visitor, kind: 0, is_scan: true, at_ms: nowMs + 25 });
  const visits = { visits: 1, dwell_sec: 1234, has_registered: true, has_logged_in: false };
  await insertRow('card_visitor', {
    ...visitor,
    ...visits,
    user_id,
    last_at_ms: nowMs + 26,
    last_viewed_at_ms: nowMs + 25
  });

  const order_no = '20261126000000000001';
  await insertRow('pay_order', {
    order_no,
    user_id,
    request_id: 'trace-order',
    product: 'cardLevel',
    item: 'trace-plan',
    description: '香市名片专业版',
    amount_fen: 35_800,
    channel: 'virtual',
    payer_openid: 'trace-payer',
    status: 'paid',
    invoice: JSON.stringify({ title: '张三', uscc: '', email: 'trace@example.com' }),
    transaction_id: 'trace-transaction',
    created_at_ms: nowMs + 27,
    expires_at_ms: nowMs + 28,
    paid_at_ms: nowMs + 29,
    next_query_at_ms: null
  });
  const level = { user_id, level: 'enterprise' } as const;
  const granted = { order_no, term_ms: 31_536_000_000, granted_at_ms: nowMs + 30 };
  await insertRow('level_grant', { ...level, ...granted });
  await insertRow('card_level', { ...level, expires_at_ms: nowMs + 31_536_000_030 });
  await insertRow('expo_certificate', {
    id: 'trace-certificate',
    expo_id: await firstId('expo'),
    user_id,
    kind: 'volunteer',
    subject: 'grant:volunteer:trace',
    name: 'trace volunteer',
    company: '',
    reason: 'trace'
  });

  const visit = { expo_id: 'expo-demo', variety_ids: '[]', region_code: '450900', country_code: null } as const;
  await insertRow('expo_registration', {
    ...visit,
    id: 'trace-registration',
    user_id,
    request_id: 'trace-registration-1',
    company: '桂香源',
    position: '采购经理',
    visitor_type: 'buyer',
    invited_by: '老覃',
    agreed_at_ms: nowMs + 31
  });
  await insertRow('expo_ticket', {
    id: 'trace-ticket',
    expo_id: 'expo-demo',
    registration_id: 'trace-registration',
    is_companion: false,
    ticket_no: '987654321012',
    name: '张三',
    mobile: me.mobile,
    type: 'professional',
    days: '["2026-12-11"]',
    status: 'issued',
    version: 1,
    created_at_ms: nowMs + 32
  });

  await insertRow('expo_coupon_claim', {
    coupon_id: await firstId('expo_coupon'),
    user_id,
    request_id: 'trace-coupon',
    code: 'TRACECOUPN',
    claimed_at_ms: nowMs + 31
  });

  const session_id = await firstId('expo_session');
  await insertRow('expo_reservation', { session_id, user_id, request_id: 'trace-seat', reserved_at_ms: nowMs + 32 });

  const exhibitor_id = await firstId('exhibitor');
  await insertRow('exhibitor_mark', { user_id, exhibitor_id, favourite_at_ms: nowMs + 32, seen_at_ms: nowMs + 33 });
  const lead = { note: '样品已拿', tags: ['跟进'], rating: 4, revision: 1, updated_at_ms: nowMs + 34 };
  await insertRow('expo_lead', { user_id, exhibitor_id, ...lead });
  const slot = { exhibitor_id, starts_at_ms: 30 * MINUTE_MS, ends_at_ms: 60 * MINUTE_MS };
  await insertRow('meeting_slot', { id: 'trace-slot', staff_user_id: user_id, ...slot });
  await insertRow('meeting_slot', { id: 'trace-slot-of-others', staff_user_id: 'user-he', ...slot });
  await insertRow('expo_meeting', {
    ...{ id: 'trace-meeting', slot_id: 'trace-slot-of-others', user_id, request_id: 'trace-meeting-key' },
    ...{ note: '想谈八角年单', booked_at_ms: nowMs + 35, cancelled_at_ms: null, reminded_at_ms: null }
  });

  await insertRow('investment_lead', {
    ...{ id: 'trace-lead', lead_no: 'ZS0000000001', user_id, request_id: 'trace-lead-request', target: 'region' },
    ...{
      target_id: 'yulin',
      target_name: '玉林',
      name: '张三',
      company: '',
      contact: me.mobile,
      message: '想了解政策'
    },
    ...{ status: 'submitted', reply: null, answered_by: null, replied_at_ms: null, created_at_ms: nowMs + 32 }
  });
  await insertRow('award_vote', {
    ...{ id: 'trace-vote', award_id: 'expo-demo-award', candidate_id: 'expo-demo-candidate-1', day, user_id },
    ...{ at_ms: nowMs + 31, request_id: 'trace-vote-request', device_digest: 'trace-device' }
  });

  await insertRow('booth_booking', {
    id: 'trace-booth-booking',
    expo_id: 'expo-demo',
    booth_no: '2A01',
    size: 'standard',
    area_m2: 9,
    price_fen: 880_000,
    deposit_fen: 264_000,
    company_id: 'company-guinan',
    user_id,
    request_id: 'trace-booth-booking',
    status: 'released',
    hold_until_ms: nowMs + 31,
    contact_name: '张三',
    contact_mobile: me.mobile,
    form: JSON.stringify({ fascia: '桂南香料', invoice: null }),
    deposit_order_no: order_no,
    created_at_ms: nowMs + 32,
    updated_at_ms: nowMs + 33
  });
  await insertRow('user_email', { user_id, email: 'trace@example.com', verified_at_ms: nowMs + 35 });
  await insertRow('translation', {
    kind: 'supplyDescription',
    subject_id: supply_id,
    part: '',
    language: 'en',
    source_digest: 'trace',
    text: 'Dried in our own kiln',
    author_user_id: user_id,
    created_at_ms: nowMs + 34
  });

  for (const column of personalColumns)
    if ((await findPersonalRows(server, column, me)).length === 0) await reassignRow(server, column, me);
}

/** Reassigns a row of the demo to the user; ownership of companies is not reassigned. */
async function reassignRow(server: TestApp, tableColumn: string, me: { id: string; mobile: string }): Promise<void> {
  const [table = '', column = ''] = tableColumn.split('.');
  const own = isMobileColumn(tableColumn) ? me.mobile : me.id;
  const wanted = table === 'company_member' ? sql`role = 'member'` : sql`true`;
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${own}
    where ctid = (
      select ctid from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${sql.ref(column)} not in ('', ${own}) and ${wanted} limit 1
    )`.execute(server.db);
}
