import { POINT } from '@rules/notification/amounts';

const texts = {
  signs: POINT,
  name: '香市',
  slogan: '香料行情、货源、快讯与名片',
  sections: {
    line: '行情',
    flash: '快讯',
    supply: '供应',
    purchase: '求购',
    company: '企业',
    card: '名片',
    expo: '展会'
  },
  news: {
    headline: '要闻',
    market: '行情',
    origin: '产地',
    policy: '政策',
    company: '企业',
    expo: '展会',
    trade: '贸易',
    technology: '技术',
    people: '人物'
  },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨', pack: '元/件' },
  weight: { kg: '公斤', ton: '吨' },
  negotiable: '面议',
  isOver: '已结束',
  last30Days: '近 30 天',
  wanted: (weight: string) => `求购 ${weight}`,
  supplies: (count: number) => `在售 ${count} 条`,
  monthDay: (month: number, day: number) => `${month}月${day}日`,
  /** A list of names. */
  joined: (names: string[]) => names.join('、')
};

/** Texts of share pictures in one language. */
export type ShareTexts = typeof texts;
export default texts;
