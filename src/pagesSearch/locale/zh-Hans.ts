import type { SearchScope, TrendingSearch } from '@contract/search';
import type { PriceUnit } from '@/lib/priceUnit';
import type { Tab } from '../scopes';

const messages = {
  /** Joins facts into one line. */
  list: (facts: readonly string[]) => facts.join('，'),
  title: '搜索',
  resultsOf: (word: string) => `${word} · 搜索`,
  openCardCode: (code: string) => `打开名片码 ${code}`,
  placeholder: '搜品种、货源、企业',
  history: '搜索记录',
  removeFromHistory: (word: string) => `删除「${word}」`,
  clearHistory: '清空',
  clearHistoryQuestion: '清空全部搜索记录？',
  trendingSearches: '大家在搜',
  trendingSearch: (rank: number, word: string, trend: string) => `第 ${rank} 名 ${word}，${trend}`,
  trends: { up: '上升', down: '下降', same: '持平', new: '新' } satisfies Record<TrendingSearch['trend'], string>,
  scopeLabel: '搜索范围',
  tabs: {
    all: '全部',
    lines: '行情',
    supplies: '供应',
    purchases: '采购',
    companies: '企业',
    news: '资讯',
    flashes: '快讯',
    cards: '名片',
    exhibitors: '展商',
    sessions: '场次'
  } satisfies Record<Tab, string>,
  units: {
    lines: (count: string) => `${count} 个规格`,
    supplies: (count: string) => `${count} 条`,
    purchases: (count: string) => `${count} 条`,
    companies: (count: string) => `${count} 家`,
    news: (count: string) => `${count} 篇`,
    flashes: (count: string) => `${count} 条`,
    cards: (count: string) => `${count} 张`,
    exhibitors: (count: string) => `${count} 家`,
    sessions: (count: string) => `${count} 场`
  } satisfies Record<SearchScope, (count: string) => string>,
  booth: (no: string) => `展位 ${no}`,
  hall: (number: number, room: string) => `${number} 号馆 ${room}`,
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' } satisfies Record<PriceUnit, string>,
  voice: {
    speak: '语音输入',
    stop: '结束语音输入',
    listening: '正在听，说完会自动结束',
    purposeTitle: '语音由浏览器识别',
    purpose:
      '录音交给这个浏览器的厂商转成文字，香市不录音、不保存。只在你点了麦克风、说话的这一会儿使用，随时可以改用键盘。',
    start: '开始说话',
    silence: '没有听到声音',
    failed: '没有听清，再说一次',
    refusedTitle: '没有麦克风权限',
    refused: '在浏览器地址栏左侧的站点设置里允许“麦克风”，再点一次。用键盘输入也一样能搜。'
  },
  search: '去搜索',
  searchFor: (word: string) => `搜索「${word}」`,
  noWord: '想找什么？输入品种、等级或产地',
  emptyWord: '请输入要搜的内容',
  full: (most: number) => `最多 ${most} 个字`,
  cut: (most: number) => `最多 ${most} 个字，已按前 ${most} 个字搜索`,
  aliasOf: (word: string, name: string) => `「${word}」就是${name}，已合并显示结果`,
  similar: '你要找的是不是',
  nothing: (word: string) => `没有找到「${word}」`,
  nothingHint: '换个叫法试试，别名和拼音首字母也能搜，比如 大料、bj',
  publishPurchase: '发布采购',
  byCategory: '按品类看行情',
  emptyScope: (word: string) => `这里没有「${word}」`,
  toAll: '看全部结果',
  emptyFiltered: '没有符合条件的结果',
  clearFilters: '清除筛选',
  sortLabel: '排序',
  byList: '默认',
  rise: '涨幅',
  fall: '跌幅',
  newest: '最新',
  cheapest: '低价',
  dearest: '高价',
  certifiedOnly: '已认证',
  everyCategory: '全部类别',
  chooseCategory: '资讯类别',
  importantOnly: '只看重要',
  deals: (varieties: readonly string[], location: string) =>
    [varieties.length > 0 ? `主营 ${varieties.join('、')}` : '', location].filter(Boolean).join('，'),
  enter: (supplies: number, purchases: number) => (supplies > 0 ? `供应 ${supplies}` : `采购 ${purchases}`)
};

/** Messages of the search. */
export type SearchMessages = typeof messages;
export default messages;
