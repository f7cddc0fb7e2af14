import { HOUR_MS } from '@rules/duration';
import { shanghaiDayEndMs, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { EXPO_ID, expoDays, PAST_EXPO_ID } from './expo';

interface Coupon {
  id: string;
  title: string;
  issuer: string;
  terms: string;
  stock: number;
  claimed: number;
}

const COUPONS: Coupon[] = [
  {
    id: 'expo-lunch',
    title: '展馆简餐减 10 元',
    issuer: '3 号馆餐饮区',
    terms: '满 30 元可用，一人一张，当天未用可留到次日。',
    stock: 2000,
    claimed: 1312
  },
  {
    id: 'expo-hotel',
    title: '酒店连住两晚减 80 元',
    issuer: '香都大酒店（演示）',
    terms: '电话预订时报券码，入住时出示，不与其他优惠同用。',
    stock: 300,
    claimed: 121
  },
  {
    id: 'expo-testing',
    title: '农残快检免费一次',
    issuer: '4 号馆检测服务台',
    terms: '限一份 200 克样品，现场出快检结果，不代替型式检验报告。',
    stock: 120,
    claimed: 118
  },
  {
    id: 'expo-gift',
    title: '八角手作礼一份',
    issuer: '1 号馆服务台',
    terms: '前 500 位到场观众领取，领完为止。',
    stock: 500,
    claimed: 500
  }
];

/** Inserts the coupons of the coming expo, and one of the past expo that has ended. */
export async function seedExpoCoupons(tx: Tx, clock: SeedClock): Promise<void> {
  const row = ({ claimed, ...coupon }: Coupon, expoId: string) => {
    const days = expoDays(clock, expoId);
    return {
      ...coupon,
      expo_id: expoId,
      claimed_count: claimed,
      valid_from_ms: shanghaiMidnightMs(days[0]!) + 8 * HOUR_MS,
      valid_until_ms: shanghaiDayEndMs(days.at(-1)!)
    };
  };
  const past = { ...COUPONS[0]!, id: 'expo-past-lunch' };
  await tx
    .insertInto('expo_coupon')
    .values([...COUPONS.map((coupon) => row(coupon, EXPO_ID)), row(past, PAST_EXPO_ID)])
    .execute();
}
