import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: '沒有這個頁面', text: '連結可能寫錯了，或頁面已經下線' },
  toHome: '回首頁',
  search: '搜一搜',
  back: '返回',
  prices: '最新行情',
  news: '最新資訊',
  names: {},
  titles: {
    event: '沒有找到這個活動',
    picture: '沒有要看的圖片',
    link: '沒有要打開的連結'
  },
  texts: {}
};

export default messages;
