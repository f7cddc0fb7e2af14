import type { ActivityContent } from '@contract/activity';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import type { SeedClock } from './index';

type Plan = Omit<ActivityContent, 'startsAtMs' | 'endsAtMs' | 'revision'> & { startsIn: number; days: number };

const ACTIVITIES: Plan[] = [
  {
    id: 'new-crop-supply',
    title: '新货上新周',
    subtitle: '发布当季货源，首页“新货”专区展示七天',
    varietyId: 'star-anise',
    startsIn: -3,
    days: 14,
    steps: [
      { title: '发布供应', text: '写清产地、规格、水分和可供数量' },
      { title: '审核通过', text: '一般一个工作日内完成' },
      { title: '专区展示', text: '通过后自动进入“新货”专区' }
    ],
    rules: [
      '仅限当季新货，须上传实物照片。',
      '同一企业同一品种展示一条，以最后确认的为准。',
      '展示不收费，不以转发、邀请为条件。',
      '下架、过期或被举报核实的货源退出专区。'
    ],
    action: 'publishSupply'
  },
  {
    id: 'verified-buyers',
    title: '采购商认证月',
    subtitle: '完成企业认证，报价时优先展示',
    varietyId: 'red-sichuan-pepper',
    startsIn: 10,
    days: 30,
    steps: [
      { title: '个人认证', text: '先完成实名' },
      { title: '企业认证', text: '上传执照，填写统一社会信用代码' },
      { title: '获得标识', text: '采购、报价和名片同时显示' }
    ],
    rules: ['认证不收费。', '材料只用于审核，审核后加密保存。', '标识以审核结果为准，到期须续期。'],
    action: 'verify'
  },
  {
    id: 'first-purchase',
    title: '第一张采购单',
    subtitle: '发布采购需求，让供应商来报价',
    varietyId: 'tsaoko',
    startsIn: -60,
    days: 30,
    steps: [
      { title: '发布采购', text: '品种、数量、交货地' },
      { title: '比较报价', text: '系统折算到厂价' }
    ],
    rules: ['采购单须真实，有明确数量和交货期。', '供应商互相看不到对方报价。'],
    action: 'publishPurchase'
  }
];

/** Inserts the activities of the platform: one that is on, one to come, one that is over. */
export async function seedActivities(tx: Tx, clock: SeedClock): Promise<void> {
  const todayMs = shanghaiMidnightMs(shanghaiDay(clock.now.getTime()));
  await tx
    .insertInto('activity')
    .values(
      ACTIVITIES.map(({ id, title, subtitle, varietyId, startsIn, days, steps, rules, action }) => ({
        id,
        title,
        subtitle,
        variety_id: varietyId,
        starts_at_ms: todayMs + startsIn * DAY_MS,
        ends_at_ms: todayMs + (startsIn + days) * DAY_MS,
        steps: JSON.stringify(steps),
        rules: JSON.stringify(rules),
        action,
        revision: 1
      }))
    )
    .execute();
}
