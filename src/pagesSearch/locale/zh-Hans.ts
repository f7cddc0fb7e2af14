import type { PriceUnit } from '@/lib/priceUnit';

const words = {
  placeholder: '搜品种、等级、市场、资讯',
  history: '搜索记录',
  forget: (word: string) => `删除「${word}」`,
  forgetAll: '清空',
  forgetAllQuestion: '清空全部搜索记录？',
  hotWords: '大家在搜',
  lines: '行情',
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' } satisfies Record<PriceUnit, string>,
  news: '资讯',
  aliasOf: (word: string, name: string) => `「${word}」就是${name}，已合并显示结果`,
  nothing: (word: string) => `没有找到「${word}」`,
  nothingHint: '换个叫法试试，别名和拼音首字母也能搜，比如 大料、bj',
  toMarket: '看全部行情'
};

export type SearchWords = typeof words;
export default words;
