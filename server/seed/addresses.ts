import { DAY_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import type { AddressTables } from '../src/modules/address/address.tables';
import type { SeedClock } from './index';

type AddressSeed = Pick<
  AddressTables['user_address'],
  'receiver' | 'mobile' | 'region_code' | 'street' | 'door_no' | 'label'
> & { label_text?: string };

/** Delivery addresses of the demo users; the first one is the default. */
const ADDRESSES: Record<string, AddressSeed[]> = {
  'user-qin': [
    {
      receiver: '覃秀兰',
      mobile: '13800138000',
      region_code: '450902',
      street: '二环北路国际香料交易中心',
      door_no: 'A 区 12 栋 5 号',
      label: 'company'
    },
    {
      receiver: '韦明远',
      mobile: '13800138012',
      region_code: '450981',
      street: '清湾镇工业园三号八角烘干仓',
      door_no: '',
      label: 'warehouse'
    },
    {
      receiver: '覃德胜',
      mobile: '13800138011',
      region_code: '441900',
      street: '万江街道莫屋冷库东门',
      door_no: '3 号月台',
      label: 'other',
      label_text: '中转仓'
    }
  ],
  'user-lu': [
    {
      receiver: '陆志强',
      mobile: '13800138004',
      region_code: '510106',
      street: '商贸大道海椒市场辛味原料收货口',
      door_no: '7 号库',
      label: 'warehouse'
    }
  ],
  'user-he': [
    {
      receiver: '和志山',
      mobile: '13800138001',
      region_code: '533301',
      street: '老窝镇草果合作社院内',
      door_no: '',
      label: 'home'
    }
  ]
};

/** Needs `seedUsers`. */
export async function seedAddresses(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const rows = Object.entries(ADDRESSES).flatMap(([userId, addresses]) =>
    addresses.map((address, index) => ({
      label_text: '',
      ...address,
      id: `${userId}-address-${index + 1}`,
      user_id: userId,
      request_id: `demo-data-of-the-start-${index + 1}`,
      is_default: index === 0,
      created_at_ms: nowMs - (30 + index) * DAY_MS,
      updated_at_ms: nowMs - (30 + index) * DAY_MS
    }))
  );
  await tx.insertInto('user_address').values(rows).execute();
}
