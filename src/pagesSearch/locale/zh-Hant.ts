import type { SearchWords } from './zh-Hans';

const words: SearchWords = {
  placeholder: '搜品種、等級、市場、資訊',
  history: '搜尋記錄',
  forget: (word) => `刪除「${word}」`,
  forgetAll: '清空',
  forgetAllQuestion: '清空全部搜尋記錄？',
  hotWords: '大家在搜',
  lines: '行情',
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸' },
  news: '資訊',
  aliasOf: (word, name) => `「${word}」就是${name}，已合併顯示結果`,
  nothing: (word) => `沒有找到「${word}」`,
  nothingHint: '換個叫法試試，別名和拼音首字母也能搜，例如 大料、bj',
  toMarket: '看全部行情'
};

export default words;
