import { HOUR_MS } from '@rules/duration';
import type { Random } from '../random';

const [BUYERS, ORIGINS, EXPO, SERVICES] = [
  'holder-buyers',
  'holder-origins',
  'holder-expo',
  'holder-services'
] as const;
/** Groups of the demo user's card holder. */
export const GROUPS: readonly { id: string; name: string }[] = [
  { id: BUYERS, name: '采购客户' },
  { id: ORIGINS, name: '产地货源' },
  { id: EXPO, name: '香博会' },
  { id: SERVICES, name: '物流加工' }
];

const TAGS: readonly [string, ...string[]] = ['八角', '桂皮', '花椒', '草果', '大客户', '样品已寄', '账期30天', '老乡'];
const NOTES: readonly [string, ...string[]] = [
  '每月两车，要无硫，验收按 13% 水分。',
  '价格可以谈，但要先打三成定金。',
  '展会上聊过，说下半年要换供应商。',
  '只做产地货，不收陈货。',
  '付款及时，出货前一天电话确认。',
  '帮忙介绍过两家底料厂。',
  '样品寄了两次，等回话。'
];
/** Contacted on the day of the first start. */
const DUE_TODAY: readonly string[] = ['user-lu', 'user-colleague-3'];
/** Users to contact later, with the days until then. */
const DUE_LATER: Readonly<Record<string, number>> = { 'user-trade-02': 2, 'user-trade-26': 5, 'user-trade-35': 9 };
const STARRED: readonly string[] = ['user-lu', 'user-he', 'user-trade-02', 'user-trade-26', 'user-trade-35', 'user-wu'];
/** Users whose cards changed after their entry was opened. */
const UNSEEN: readonly string[] = ['user-lu', 'user-trade-02', 'user-trade-25', 'user-trade-26'];

const GROUP_SHARE = 0.7;
const TAG_SHARE = 0.5;
const NOTE_SHARE = 0.35;
const MAX_TAGS = 2;

/** Remarks of the owner of a holder about a person. */
interface Remarks {
  note: string;
  tags: string[];
  group_id: string | null;
  is_starred: boolean;
  /** Days until the day of the reminder; null without one. */
  remindInDays: number | null;
}

/**
 * Returns the remarks about a person.
 * @param userId empty for one who is no user
 */
export function remarksOn(source: Random, userId: string, isFromExpo: boolean): Remarks {
  const group = isFromExpo ? EXPO : source.pick([BUYERS, ORIGINS, SERVICES]);
  const tags = Array.from({ length: source.integer(1, MAX_TAGS) }, () => source.pick(TAGS));
  return {
    group_id: source.next() < GROUP_SHARE ? group : null,
    tags: source.next() < TAG_SHARE ? [...new Set(tags)] : [],
    note: source.next() < NOTE_SHARE ? source.pick(NOTES) : '',
    is_starred: STARRED.includes(userId),
    remindInDays: DUE_TODAY.includes(userId) ? 0 : (DUE_LATER[userId] ?? null)
  };
}

/** Returns when the owner of the holder opened the card of a person last, epoch ms. */
export function seenAtMs(
  source: Random,
  userId: string,
  { addedMs, nowMs }: { addedMs: number; nowMs: number }
): number {
  const hoursAgo = UNSEEN.includes(userId) ? 40 : source.between(1, 3);
  return Math.max(addedMs, Math.round(nowMs - hoursAgo * HOUR_MS));
}
