import type { EntryKey } from '../entries';

const dayOf = (date: string) => ({ month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) });

const words = {
  updated: (count: number) => `今日已更新 ${count} 个品种`,
  search: '搜品种、货源、企业',
  messages: (count: number) => (count > 0 ? `消息，${count} 条未读` : '消息'),
  loginForMessages: '登录后看消息',
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
  verbs: { market: '看行情', supply: '找货源', purchase: '发采购', vcard: '我名片' } as Partial<
    Record<EntryKey, string>
  >,
  flashes: '快讯',
  prices: '今日行情',
  lines: { followed: '我的自选', movers: '涨跌居前' },
  linesWithUnit: (lines: string, unit: string) => `${lines}，${unit}`,
  /** Both are YYYY-MM-DD. */
  dateRange(from: string, to: string) {
    const start = dayOf(from);
    const end = dayOf(to);
    const last = end.month === start.month ? `${end.day}日` : `${end.month}月${end.day}日`;
    return `${start.month}月${start.day}日—${last}`;
  },
  freeTicket: '免费领观众票',
  registered: (count: string) => `已登记 ${count} 人`,
  opensIn: '距开幕',
  days: (_count: number) => '天',
  isOn: '进行中，第',
  dayOfExpo: '天',
  recommended: '推荐',
  newsLabel: '资讯分类',
  noNews: '还没有这类资讯',
  noNewsHint: '换个分类看看，或清除品种筛选',
  personalised: { why: '根据你关注的品种推荐，', link: '关闭个性化' },
  byTime: { why: '按发布时间排列，', link: '开启个性化' },
  filing: '桂ICP备00000000号-1（演示）',
  help: '电话找人工',
  helpHint: '帮你查价、发布、报名',
  call: '拨打',
  shareTitle: '香市：看行情、找货源、交换名片'
};

export type HomeWords = typeof words;
export default words;
