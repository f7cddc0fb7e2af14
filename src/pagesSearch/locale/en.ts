import type { SearchWords } from './zh-Hans';

const words: SearchWords = {
  placeholder: 'Variety, grade, market, news',
  history: 'Recent searches',
  forget: (word) => `Delete “${word}”`,
  forgetAll: 'Clear',
  forgetAllQuestion: 'Clear all recent searches?',
  hotWords: 'Popular searches',
  lines: 'Prices',
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  news: 'News',
  aliasOf: (word, name) => `“${word}” is ${name}: showing both together`,
  nothing: (word) => `Nothing found for “${word}”`,
  nothingHint: 'Try another name. Other names, English names and pinyin initials work too, such as star anise or bj.',
  toMarket: 'See all prices'
};

export default words;
