import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  title: '沒有這個頁面',
  text: '連結可能寫錯了，或頁面已經下線',
  toHome: '回首頁',
  search: '搜一搜',
  prices: '最新行情',
  news: '最新資訊'
};

export default messages;
