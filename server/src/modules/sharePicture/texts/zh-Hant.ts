import { POINT } from '@rules/notification/amounts';
import type { ShareTexts } from './zh-Hans';

const texts: ShareTexts = {
  signs: POINT,
  name: '香市',
  slogan: '香料行情、貨源、快訊與名片',
  sections: {
    line: '行情',
    flash: '快訊',
    supply: '供應',
    purchase: '求購',
    company: '企業',
    card: '名片',
    expo: '展會'
  },
  news: {
    headline: '要聞',
    market: '行情',
    origin: '產地',
    policy: '政策',
    company: '企業',
    expo: '展會',
    trade: '貿易',
    technology: '技術',
    people: '人物'
  },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸', pack: '元/件' },
  weight: { kg: '公斤', ton: '噸' },
  negotiable: '面議',
  isOver: '已結束',
  last30Days: '近 30 天',
  wanted: (weight) => `求購 ${weight}`,
  supplies: (count) => `在售 ${count} 筆`,
  monthDay: (month, day) => `${month}月${day}日`,
  joined: (names) => names.join('、')
};

export default texts;
