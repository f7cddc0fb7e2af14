import type { VisitorType } from '@contract/expoTicket';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import { companionTicketType, isReviewedTicketType, ticketTypeOf } from '@rules/expoTicket';
import { shanghaiDayEndMs, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { random } from '../random';
import { EXPO_ID, expoDays, PAST_EXPO_ID } from './expo';

const CAPACITY = 30_000;
/** Registered visitors of each expo in the demo: the tickets here are some of theirs. */
const TICKET_COUNTS = { [EXPO_ID]: 2680, [PAST_EXPO_ID]: 11_240 };
const OPENED_DAYS_BEFORE = 60;
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

interface VisitorSeed {
  name: string;
  mobile: string;
  company: string;
  position: string;
  type: VisitorType;
  userId?: string;
  companion?: { name: string; mobile: string };
}

/** Members who have a ticket; two others of the demo register themselves. */
const members: VisitorSeed[] = [
  {
    name: '和志山',
    mobile: '13800138001',
    company: '怒江山里香种植户',
    position: '种植户',
    type: 'individual',
    userId: 'user-he',
    companion: { name: '和丽芬', mobile: '13900002211' }
  },
  {
    name: '吴清莲',
    mobile: '13800138003',
    company: '南流江香料产业园',
    position: '招商主任',
    type: 'government',
    userId: 'user-wu'
  },
  {
    name: '陆志强',
    mobile: '13800138004',
    company: '鑫味食品有限公司',
    position: '采购经理',
    type: 'foodFactory',
    userId: 'user-lu'
  }
];

/** Name, company, position and type of visitors without an account; all invented. */
const guests: readonly [string, string, string, VisitorType][] = [
  ['韦小满', '邕江调味食品有限公司', '采购专员', 'foodFactory'],
  ['莫文斌', '莫记香料行', '负责人', 'distributor'],
  ['农艳红', '左江香料贸易有限公司', '业务经理', 'distributor'],
  ['蒙国栋', '蒙氏卤味连锁', '供应链经理', 'catering'],
  ['黄秋燕', '红水河食品有限公司', '研发主管', 'foodFactory'],
  ['卢永康', '康泰中药饮片厂', '采购经理', 'buyer'],
  ['谢思琪', '香料观察', '记者', 'media'],
  ['秦学文', '桂东南农业学院', '副教授', 'academic'],
  ['唐慧敏', '容州商务局', '科长', 'government'],
  ['覃世荣', '荣记八角合作社', '理事长', 'exhibitor'],
  ['刘晓东', '东方香辛料有限公司', '销售总监', 'exhibitor'],
  ['周美玲', '山城火锅食品有限公司', '采购总监', 'catering'],
  ['何建平', '平安冷链物流', '客户经理', 'buyer'],
  ['邓丽娟', '巴蜀底料厂', '质检主管', 'foodFactory'],
  ['马俊杰', '河西孜然商行', '负责人', 'distributor'],
  ['杨雪梅', '大理香草园', '负责人', 'individual'],
  ['赵立新', '北岭食品配料有限公司', '采购经理', 'buyer'],
  ['孙宏伟', '宏伟香精有限公司', '技术经理', 'foodFactory']
];

/** Inserts the registration of both expos of the demo with some of its tickets. Needs `seedExpo` and `seedUsers`. */
export async function seedTickets(tx: Tx, clock: SeedClock): Promise<void> {
  for (const expoId of [EXPO_ID, PAST_EXPO_ID] as const) {
    const days = expoDays(clock, expoId);
    await tx
      .insertInto('expo_ticket_setting')
      .values({
        expo_id: expoId,
        opens_at_ms: shanghaiMidnightMs(days[0]!) - OPENED_DAYS_BEFORE * DAY_MS,
        closes_at_ms: shanghaiDayEndMs(days.at(-1)!) - 8 * HOUR_MS,
        capacity: CAPACITY,
        ticket_count: TICKET_COUNTS[expoId],
        days: JSON.stringify(days),
        version: 1
      })
      .execute();
    await insertVisitors(tx, { expoId, days, nowMs: clock.now.getTime() });
  }
}

interface ExpoSeed {
  expoId: string;
  days: string[];
  nowMs: number;
}

async function insertVisitors(tx: Tx, expo: ExpoSeed): Promise<void> {
  const others = guests.map(([name, company, position, type], index) => ({
    name,
    company,
    position,
    type,
    mobile: `1390000${String(3000 + index)}`
  }));
  const visitors: VisitorSeed[] = [...members, ...others];
  const varieties = await tx.selectFrom('variety').select('id').orderBy('position').limit(6).execute();
  const createdAtMs = (index: number) =>
    Math.min(expo.nowMs, shanghaiMidnightMs(expo.days[0]!)) - (index + 2) * 7 * HOUR_MS;
  await tx
    .insertInto('expo_registration')
    .values(
      visitors.map((visitor, index) => ({
        id: `${expo.expoId}-registration-${index + 1}`,
        expo_id: expo.expoId,
        user_id: visitor.userId ?? null,
        request_id: null,
        company: visitor.company,
        position: visitor.position,
        visitor_type: visitor.type,
        variety_ids: JSON.stringify(
          varieties.filter((_, position) => (position + index) % 3 === 0).map((variety) => variety.id)
        ),
        region_code: '450900',
        country_code: null,
        invited_by: '',
        agreed_at_ms: createdAtMs(index)
      }))
    )
    .execute();
  for (const [index, visitor] of visitors.entries()) {
    const registrationId = `${expo.expoId}-registration-${index + 1}`;
    await insertTicket(tx, expo, { ...visitor, registrationId, index, isCompanion: false }, createdAtMs(index));
    const { companion } = visitor;
    if (companion === undefined) continue;
    const seed = { ...visitor, ...companion, registrationId, index, isCompanion: true };
    await insertTicket(tx, expo, seed, createdAtMs(index));
  }
}

async function insertTicket(
  tx: Tx,
  { expoId, days }: ExpoSeed,
  visitor: VisitorSeed & { registrationId: string; index: number; isCompanion: boolean },
  createdAtMs: number
): Promise<void> {
  const isPast = expoId === PAST_EXPO_ID;
  const type = visitor.isCompanion ? companionTicketType(visitor.type) : ticketTypeOf(visitor.type);
  const id = `${visitor.registrationId}-${visitor.isCompanion ? 'companion' : 'ticket'}`;
  const draw = random(id);
  // The demo's park has been invited; one visitor of the press and one of an authority wait for a review.
  const isPending = !isPast && isReviewedTicketType(type) && visitor.userId === undefined;
  const comingStatus = isPending ? 'pending' : 'issued';
  const status = isPast ? 'used' : comingStatus;
  const checkedInAtMs = isPast ? shanghaiMidnightMs(days[0]!) + 9 * HOUR_MS + visitor.index * 7 * MINUTE_MS : null;
  await tx
    .insertInto('expo_ticket')
    .values({
      id,
      expo_id: expoId,
      registration_id: visitor.registrationId,
      is_companion: visitor.isCompanion,
      ticket_no: `${draw.integer(100_000, 999_999)}${draw.integer(100_000, 999_999)}`,
      name: visitor.name,
      mobile: visitor.mobile,
      type,
      days: JSON.stringify(days.slice(0, 1 + (visitor.index % days.length))),
      status,
      checked_in_at_ms: checkedInAtMs,
      version: 1,
      created_at_ms: createdAtMs
    })
    .execute();
  if (isPending) return;
  const codeOf = (length: number) =>
    Array.from({ length }, () => CODE_ALPHABET.charAt(draw.integer(0, CODE_ALPHABET.length - 1))).join('');
  await tx
    .insertInto('scan_code')
    .values({ code: codeOf(20), short_code: codeOf(8), kind: 'ticket', subject_id: id, created_at_ms: createdAtMs })
    .execute();
}
