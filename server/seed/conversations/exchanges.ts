import type { ExchangeStatus } from '@contract/exchange';
import { HOUR_MS } from '@rules/duration';
import type { Tx } from '../../src/database/schema';
import { buildSharedCard } from '../../src/modules/exchange/contactCard.service';
import { notifyAccepted, notifyRequested } from '../../src/modules/exchange/exchange.notifications';
import { insertExchange, updateExchange } from '../../src/modules/exchange/exchange.repository';
import { random } from '../random';
import {
  HE_ID,
  HOTPOT,
  IMPORTER,
  LIANG_ID,
  LU_ID,
  MOONCAKES,
  PEPPER_FARMERS,
  QIN_ID,
  RESTAURANT,
  SEASONINGS,
  STEWS
} from './demoConversations';
import { findOpenSupplies, type OpenSupply } from './openSupplies';

/** Number of exchanges between generated users. */
const GENERATED_EXCHANGES = 36;

interface ExchangeSeed {
  fromId: string;
  toId: string;
  status: ExchangeStatus;
  hoursAgo: number;
  message: string;
}

const MESSAGES: readonly [string, ...string[]] = [
  '想长期采购，方便加个联系方式。',
  '样品收到了，想当面谈一下年框。',
  '',
  '车已经联系好，装货前想跟您通个电话。',
  '我们在成都有仓，想聊聊代销。'
];
const STATUSES: readonly [ExchangeStatus, ...ExchangeStatus[]] = [
  'accepted',
  'accepted',
  'accepted',
  'requested',
  'ignored',
  'blocked'
];

/** Every state on both sides of the demo users. */
const DEMO_USER_EXCHANGES: readonly ExchangeSeed[] = [
  { fromId: LU_ID, toId: QIN_ID, status: 'accepted', hoursAgo: 400, message: '底料厂采购，想长期合作。' },
  { fromId: STEWS, toId: QIN_ID, status: 'requested', hoursAgo: 2, message: '每月两吨，想跟您定个价。' },
  { fromId: LIANG_ID, toId: QIN_ID, status: 'requested', hoursAgo: 4, message: '新手，想跟您学着做。' },
  { fromId: MOONCAKES, toId: QIN_ID, status: 'ignored', hoursAgo: 90, message: '' },
  { fromId: RESTAURANT, toId: QIN_ID, status: 'blocked', hoursAgo: 118, message: '厨房设备低价转。' },
  { fromId: QIN_ID, toId: PEPPER_FARMERS, status: 'requested', hoursAgo: 20, message: '想约个时间看新椒。' },
  { fromId: QIN_ID, toId: IMPORTER, status: 'ignored', hoursAgo: 200, message: '' },
  { fromId: QIN_ID, toId: HE_ID, status: 'accepted', hoursAgo: 700, message: '和老板，来玉林坐坐。' },
  { fromId: SEASONINGS, toId: HE_ID, status: 'requested', hoursAgo: 3, message: '五吨去把的，想电话里定。' },
  { fromId: HOTPOT, toId: HE_ID, status: 'accepted', hoursAgo: 29, message: '财务要对接发票。' },
  { fromId: LIANG_ID, toId: PEPPER_FARMERS, status: 'ignored', hoursAgo: 26, message: '' }
];

/** Inserts exchanges of contacts. Needs `seedListings`. */
export async function seedExchanges(tx: Tx, clock: { now: Date }): Promise<void> {
  const nowMs = clock.now.getTime();
  const offers = await findOpenSupplies(tx);
  const pairs = new Set<string>();
  for (const [index, asked] of [...DEMO_USER_EXCHANGES, ...generateExchanges(offers)].entries()) {
    const pair = [asked.fromId, asked.toId].sort().join(' ');
    const offer = offers.find(({ sellerId }) => sellerId === asked.toId);
    if (pairs.has(pair) || asked.fromId === asked.toId || offer === undefined) continue;
    pairs.add(pair);
    await insertExchangeSeed(tx, { ...asked, id: `exchange-${index + 1}`, supplyId: offer.id }, nowMs);
  }
}

function generateExchanges(offers: readonly OpenSupply[]): ExchangeSeed[] {
  const sellers = [...new Set(offers.map(({ sellerId }) => sellerId))].filter((id) => id.startsWith('user-trade-'));
  const [first = '', ...others] = sellers;
  return Array.from({ length: GENERATED_EXCHANGES }, (_, index) => {
    const source = random(`exchange ${index}`);
    return {
      fromId: source.pick([first, ...others]),
      toId: source.pick([first, ...others]),
      status: source.pick(STATUSES),
      hoursAgo: source.integer(3, 600),
      message: source.pick(MESSAGES)
    };
  });
}

async function insertExchangeSeed(
  tx: Tx,
  { id, supplyId, fromId, toId, status, hoursAgo, message }: ExchangeSeed & { id: string; supplyId: string },
  nowMs: number
): Promise<void> {
  const askedMs = nowMs - hoursAgo * HOUR_MS;
  const decidedMs = askedMs + Math.min(5, hoursAgo / 2) * HOUR_MS;
  const shown = { company: true, mobile: true, position: '', weChatId: '' };
  const asked = await insertExchange(tx, {
    id,
    from_user_id: fromId,
    to_user_id: toId,
    supply_id: supplyId,
    request_id: `seed-${id}-0001`,
    status: 'requested',
    message,
    from_card: JSON.stringify(await buildSharedCard(tx, fromId, shown)),
    requested_at_ms: askedMs
  });
  await notifyRequested(tx, asked, askedMs);
  if (status === 'requested') return;
  const answer = status === 'accepted' ? { to_card: JSON.stringify(await buildSharedCard(tx, toId, shown)) } : {};
  const done = await updateExchange(tx, id, { status, ...answer, decided_at_ms: decidedMs });
  if (status === 'accepted') await notifyAccepted(tx, done, decidedMs);
}
