import type { HomeWords } from './zh-Hans';

const dayOf = (date: string) => ({ month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) });

const words: HomeWords = {
  updated: (count) => `今日已更新 ${count} 個品種`,
  search: '搜品種、貨源、企業',
  messages: (count) => (count > 0 ? `訊息，${count} 則未讀` : '訊息'),
  loginForMessages: '登入後看訊息',
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
  verbs: { market: '看行情', supply: '找貨源', purchase: '發採購', vcard: '我名片' },
  flashes: '快訊',
  prices: '今日行情',
  lines: { followed: '我的自選', movers: '漲跌居前' },
  linesWithUnit: (lines, unit) => `${lines}，${unit}`,
  dateRange(from, to) {
    const start = dayOf(from);
    const end = dayOf(to);
    const last = end.month === start.month ? `${end.day}日` : `${end.month}月${end.day}日`;
    return `${start.month}月${start.day}日—${last}`;
  },
  freeTicket: '免費領觀眾票',
  registered: (count) => `已登記 ${count} 人`,
  opensIn: '距開幕',
  days: () => '天',
  isOn: '進行中，第',
  dayOfExpo: '天',
  recommended: '推薦',
  newsLabel: '資訊分類',
  noNews: '還沒有這類資訊',
  noNewsHint: '換個分類看看，或清除品種篩選',
  personalised: { why: '根據你關注的品種推薦，', link: '關閉個性化' },
  byTime: { why: '按發佈時間排列，', link: '開啟個性化' },
  filing: '桂ICP备00000000号-1（演示）',
  help: '電話找人工',
  helpHint: '幫你查價、發佈、報名',
  call: '撥打',
  shareTitle: '香市：看行情、找貨源、交換名片'
};

export default words;
