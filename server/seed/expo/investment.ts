import type { ChainStep, InvestmentContact, InvestmentMode, RegionAdvantage } from '@contract/investment';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import { addDays } from '../calendar';
import type { SeedClock } from '../index';

const REGION_ID = 'yulin';

const OFFICE: InvestmentContact = {
  office: '玉林市香料产业招商专班（演示）',
  person: '',
  phone: '0775-3850012',
  address: '广西玉林市玉州区香料大道 18 号'
};

const contactOf = (person: string, phone: string): InvestmentContact => ({ ...OFFICE, person, phone });

const ADVANTAGES: RegionAdvantage[] = [
  { title: '货源集中', text: '市场聚集八角、肉桂、香叶等常年现货，品种齐，补货快。' },
  { title: '靠近产地', text: '周边是八角、肉桂主产区，东盟的豆蔻、胡椒经凭祥、防城港进来。' },
  { title: '物流便利', text: '铁路、高速连接北部湾港和粤港澳，冷链与干仓都有配套。' },
  { title: '加工基础', text: '分级、色选、蒸馏、复配的工厂成片，检测机构在市场内。' },
  { title: '办事专人跟', text: '项目由专班一对一服务，从选址到投产有清单、有时限。' }
];

const CHAIN: ChainStep[] = [
  { title: '种植', text: '标准化基地，补种苗与林下管护', items: ['良种苗圃', '八角基地', '肉桂基地'] },
  { title: '初加工', text: '就近杀青、烘干、分级，减少损耗', items: ['热泵烘房', '色选分级', '产地仓'] },
  { title: '精深加工', text: '精油、油树脂与复合调味', items: ['精油蒸馏', '油树脂萃取', '复合调味'] },
  { title: '检测与标准', text: '批批可查，出口有据', items: ['检测中心', '标准样品', '溯源'] },
  { title: '交易与物流', text: '现货、电商与跨境', items: ['交易市场', '电商园', '保税仓', '冷链'] }
];

/** Days count from the first start: issued so many days ago, valid for so many days more; null without an end. */
const POLICIES: { title: string; no: string; issuedDaysAgo: number; validDays: number | null; summary: string }[] = [
  {
    title: '香料精深加工项目投资奖励办法（演示）',
    no: '玉政演发〔2025〕12 号',
    issuedDaysAgo: 420,
    validDays: 675,
    summary: '设备投资 1,000 万元以上的精油、油树脂项目，按实际投入的 8% 给予奖励，单个项目不超过 500 万元。'
  },
  {
    title: '香料企业用地保障若干措施（演示）',
    no: '玉自然资演规〔2025〕4 号',
    issuedDaysAgo: 300,
    validDays: 430,
    summary: '重点项目用地指标优先安排，工业用地可先租后让，租期最长 20 年。'
  },
  {
    title: '香料冷链与仓储补贴细则（演示）',
    no: '玉商演规〔2026〕2 号',
    issuedDaysAgo: 150,
    validDays: 580,
    summary: '新建冷库按每立方米 120 元补贴，租用公共仓的首年租金补一半。'
  },
  {
    title: '香料人才与技工培训支持（演示）',
    no: '玉人社演发〔2026〕9 号',
    issuedDaysAgo: 90,
    validDays: null,
    summary: '企业新招技工每人补贴 2,000 元，高级技术人才安排周转住房。'
  },
  {
    title: '香料出口检测费用补助（演示）',
    no: '玉商演规〔2024〕7 号',
    issuedDaysAgo: 760,
    validDays: -30,
    summary: '出口批次的检测费补助 50%，已到期，新办法正在拟定。'
  }
];

interface ProjectSeed {
  name: string;
  industry: string;
  scaleWan: number;
  mode: InvestmentMode;
  summary: string;
  contact: InvestmentContact;
}

const PROJECTS: ProjectSeed[] = [
  {
    name: '八角油与反式茴香脑精炼项目',
    industry: '精深加工',
    scaleWan: 18_000,
    mode: 'sole',
    summary: '年处理八角 6,000 吨，配套蒸馏、精炼与灌装，地块已平整。',
    contact: contactOf('庞先生', '0775-3850021')
  },
  {
    name: '香料超临界萃取共享工厂',
    industry: '精深加工',
    scaleWan: 9_500,
    mode: 'joint',
    summary: '厂房与公用工程由园区建设，合作方投设备并负责运营。',
    contact: contactOf('庞先生', '0775-3850021')
  },
  {
    name: '东盟香料保税分拨中心',
    industry: '物流',
    scaleWan: 26_000,
    mode: 'ppp',
    summary: '保税仓 3 万平方米，含查验、分级与再包装。',
    contact: contactOf('陈女士', '0775-3850022')
  },
  {
    name: '复合调味料标准厂房',
    industry: '食品加工',
    scaleWan: 6_800,
    mode: 'lease',
    summary: '标准厂房 12 栋，单层 2,400 平方米起租，污水统一处理。',
    contact: contactOf('陈女士', '0775-3850022')
  },
  {
    name: '八角良种苗圃与示范基地',
    industry: '种植',
    scaleWan: 3_200,
    mode: 'joint',
    summary: '苗圃 300 亩，示范林 2,000 亩，合作社以地入股。',
    contact: contactOf('黎先生', '0775-3850023')
  },
  {
    name: '香料检测与标准样品中心',
    industry: '检测',
    scaleWan: 4_500,
    mode: 'ppp',
    summary: '检测实验室 4,000 平方米，服务交易市场与出口企业。',
    contact: contactOf('黎先生', '0775-3850023')
  },
  {
    name: '香料文化街区与体验馆',
    industry: '文旅',
    scaleWan: 12_000,
    mode: 'joint',
    summary: '旧厂房改造，含博物馆、香料集市与研学课堂。',
    contact: contactOf('陈女士', '0775-3850022')
  }
];

/** Inserts the government page of the demo with its policies and projects. */
export async function seedInvestment(tx: Tx, clock: SeedClock): Promise<void> {
  const today = shanghaiDay(clock.now.getTime());
  await tx
    .insertInto('investment_region')
    .values({
      id: REGION_ID,
      name: '广西玉林',
      intro: '以香料交易起家的城市，正在从买卖香料走向加工香料，欢迎来建厂、建仓、建基地。本页为演示内容。',
      advantages: JSON.stringify(ADVANTAGES),
      chain: JSON.stringify(CHAIN),
      contact: JSON.stringify(OFFICE)
    })
    .execute();
  await tx
    .insertInto('investment_policy')
    .values(
      POLICIES.map(({ title, no, issuedDaysAgo, validDays, summary }, index) => ({
        ...{
          id: `policy-${index + 1}`,
          region_id: REGION_ID,
          title,
          document_no: no,
          issuer: '玉林市（演示）',
          summary
        },
        issued_on: addDays(today, -issuedDaysAgo),
        valid_until: validDays === null ? null : addDays(today, validDays)
      }))
    )
    .execute();
  await tx
    .insertInto('investment_project')
    .values(
      PROJECTS.map(({ scaleWan, contact, ...project }, position) => ({
        ...project,
        ...{ id: `project-${position + 1}`, region_id: REGION_ID, position, scale_wan: scaleWan },
        contact: JSON.stringify(contact)
      }))
    )
    .execute();
}
