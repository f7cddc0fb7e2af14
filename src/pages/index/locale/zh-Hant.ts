import type { HomeMessages } from './zh-Hans';

const messages: HomeMessages = {
  updated: (count) => `今日已更新 ${count} 個品種`,
  search: '搜品種、貨源、企業',
  messages: (count) => (count > 0 ? `訊息，${count} 則未讀` : '訊息'),
  loginForMessages: '登入後看訊息',
  messagesText: '報價、詢價和價格提醒都在這裡',
  companyQuery: '香',
  exitElder: '退出長輩模式',
  banners: '焦點圖',
  entriesLabel: '快捷入口',
  entries: {
    market: '行情',
    supply: '供應',
    purchase: '採購',
    quickNews: '快訊',
    vcard: '名片',
    expo: '香博會',
    company: '企業',
    attestation: '認證'
  },
  flashes: '快訊',
  prices: '今日行情',
  lines: { followed: '我的自選', movers: '漲跌居前' },
  linesWithUnit: (lines, unit) => `${lines}，${unit}`,
  shareTitle: '香市：看行情、找貨源、交換名片'
};

export default messages;
