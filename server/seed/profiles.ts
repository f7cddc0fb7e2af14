import { DAY_MS, HOUR_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import { appVersion, appVersionCode } from '../src/version';
import type { SeedClock } from './index';

/** Inserts profiles of three users, and a ticket of one. */
export async function seedProfiles(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  await tx
    .insertInto('user_profile')
    .values([
      {
        user_id: 'user-qin',
        real_name: '',
        gender: 'female',
        region_code: '450902',
        identity: 'trader',
        variety_ids: ['star-anise', 'cassia'],
        address_region_code: '450902',
        address_detail: '二环北路 333 号国际香料交易中心 B 区 12 号',
        nickname_changed_at_ms: null
      },
      {
        user_id: 'user-he',
        real_name: '',
        gender: 'male',
        region_code: '533325',
        identity: 'grower',
        variety_ids: ['tsaoko'],
        address_region_code: null,
        address_detail: '',
        nickname_changed_at_ms: null
      },
      {
        user_id: 'user-lu',
        real_name: '',
        gender: 'male',
        region_code: '510116',
        identity: 'buyer',
        variety_ids: ['star-anise', 'red-sichuan-pepper', 'tsaoko'],
        address_region_code: '510116',
        address_detail: '西航港大道 18 号（演示）',
        nickname_changed_at_ms: null
      }
    ])
    .execute();
  const env = JSON.stringify({
    version: `${appVersion} (${appVersionCode})`,
    platform: 'h5',
    route: 'pagesAuth/setting/FeedBack'
  });
  const ticket = { user_id: 'user-qin', image_urls: [], contact: '13800138000', env };
  await tx
    .insertInto('feedback_ticket')
    .values([
      {
        ...ticket,
        id: 'feedback-1',
        ticket_no: 'FB2000000017',
        request_id: '0'.repeat(31) + '1',
        kind: 'suggestion',
        content: '希望价格提醒可以按涨跌百分比设置，现在只能按价格。',
        status: 'replied',
        reply: '已支持：在行情页点“提醒”，选“单日涨跌”。欢迎试用。',
        replied_at_ms: nowMs - 20 * DAY_MS,
        satisfaction: 5,
        created_at_ms: nowMs - 22 * DAY_MS
      },
      {
        ...ticket,
        id: 'feedback-2',
        ticket_no: 'FB2000000041',
        request_id: '0'.repeat(31) + '2',
        kind: 'content',
        content: '昨天玉林八角春花的最低价看起来偏低，市场上没有这个价。',
        status: 'processing',
        reply: null,
        replied_at_ms: null,
        satisfaction: null,
        created_at_ms: nowMs - 5 * HOUR_MS
      }
    ])
    .execute();
}
