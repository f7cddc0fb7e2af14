import type { ExchangeSource, ExchangeStatus } from '@contract/exchange';
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

export interface ExchangeSeed {
  fromId: string;
  toId: string;
  status: ExchangeStatus;
  hoursAgo: number;
  message: string;
  /** How the two met whose exchange is about a business card; undefined for one about a supply. */
  met?: { source: ExchangeSource; location: string };
}

/** Trading user of a number. */
const trader = (number: string) => `user-trade-${number}`;

const scanned = { source: 'scan', location: '' } as const;
const shared = { source: 'share', location: '' } as const;

/** Every state on both sides of the demo users. */
const STATES: readonly ExchangeSeed[] = [
  { fromId: LU_ID, toId: QIN_ID, status: 'accepted', hoursAgo: 400, message: '底料厂采购，想长期合作。' },
  { fromId: STEWS, toId: QIN_ID, status: 'requested', hoursAgo: 2, message: '每月两吨，想跟您定个价。' },
  {
    fromId: LIANG_ID,
    toId: QIN_ID,
    status: 'requested',
    hoursAgo: 4,
    message: '新手，想跟您学着做。',
    met: { source: 'expo', location: '香博会玉林推介会' }
  },
  {
    fromId: trader('30'),
    toId: QIN_ID,
    status: 'requested',
    hoursAgo: 26,
    message: '对接会上扫的码，想看看今年的货。',
    met: scanned
  },
  { fromId: MOONCAKES, toId: QIN_ID, status: 'ignored', hoursAgo: 90, message: '' },
  { fromId: RESTAURANT, toId: QIN_ID, status: 'blocked', hoursAgo: 118, message: '厨房设备低价转。' },
  { fromId: QIN_ID, toId: PEPPER_FARMERS, status: 'requested', hoursAgo: 20, message: '想约个时间看新椒。' },
  { fromId: QIN_ID, toId: IMPORTER, status: 'ignored', hoursAgo: 200, message: '' },
  { fromId: QIN_ID, toId: HE_ID, status: 'accepted', hoursAgo: 700, message: '和老板，来玉林坐坐。' },
  { fromId: SEASONINGS, toId: HE_ID, status: 'requested', hoursAgo: 3, message: '五吨去把的，想电话里定。' },
  { fromId: HOTPOT, toId: HE_ID, status: 'accepted', hoursAgo: 29, message: '财务要对接发票。' },
  { fromId: LIANG_ID, toId: PEPPER_FARMERS, status: 'ignored', hoursAgo: 26, message: '' }
];

/** Exchanged business cards of one demo user: asked by the other one, or asking. */
const CARDS: readonly [number: string, isAsked: boolean, hoursAgo: number, met: NonNullable<ExchangeSeed['met']>][] = [
  ['02', true, 33, scanned],
  ['03', false, 52, shared],
  ['04', true, 75, scanned],
  ['07', false, 101, shared],
  ['14', true, 128, shared],
  ['17', false, 170, shared],
  ['25', true, 211, { source: 'expo', location: '香博会玉林推介会' }],
  ['26', true, 260, shared],
  ['28', false, 318, scanned],
  ['29', true, 377, { source: 'expo', location: '香博会重庆推介会' }],
  ['35', false, 455, shared],
  ['38', true, 540, scanned],
  ['45', false, 633, shared],
  ['100', true, 760, { source: 'expo', location: '香博会成都推介会' }]
];

/** Exchanges of the demo users, written out. */
export const DEMO_USER_EXCHANGES: readonly ExchangeSeed[] = [
  ...STATES,
  ...CARDS.map(([number, isAsked, hoursAgo, met]): ExchangeSeed => {
    const sides = isAsked ? { fromId: trader(number), toId: QIN_ID } : { fromId: QIN_ID, toId: trader(number) };
    return { ...sides, status: 'accepted', hoursAgo, message: '', met };
  })
];
