import type { EntryKey } from '../entries';

const messages = {
  updated: (count: number) => `今日已更新 ${count} 个品种`,
  search: '搜品种、货源、企业',
  messages: (count: number) => (count > 0 ? `消息，${count} 条未读` : '消息'),
  loginForMessages: '登录后看消息',
  messagesText: '报价、询价和价格提醒都在这里',
  /** Search term that lists companies of the trade. */
  companyQuery: '香',
  exitElder: '退出长辈模式',
  banners: '焦点图',
  entriesLabel: '快捷入口',
  entries: {
    market: '行情',
    supply: '供应',
    purchase: '采购',
    quickNews: '快讯',
    vcard: '名片',
    expo: '香博会',
    company: '企业',
    attestation: '认证'
  } as Record<EntryKey, string>,
  flashes: '快讯',
  prices: '今日行情',
  lines: { followed: '我的自选', movers: '涨跌居前' },
  linesWithUnit: (lines: string, unit: string) => `${lines}，${unit}`,
  shareTitle: '香市：看行情、找货源、交换名片'
};

/** Messages of the home page. */
export type HomeMessages = typeof messages;
export default messages;
