import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: '沒有這個頁面', text: '連結可能寫錯了，或頁面已經下線' },
  toHome: '回首頁',
  search: '搜一搜',
  back: '返回',
  prices: '最新行情',
  news: '最新資訊',
  names: {
    'main.webView': '外部網頁',
    'main.webviewContainer': '外部網頁',
    activity: '活動',
    imagePreview: '看大圖'
  },
  titles: {
    event: '沒有找到這個活動',
    picture: '沒有要看的圖片',
    link: '沒有要打開的連結'
  },
  texts: {
    'main.webView': '回到上一頁，再點一次連結',
    'main.webviewContainer': '回到上一頁，再點一次連結',
    activity: '活動可能已經結束，或連結不完整',
    imagePreview: '回到上一頁，再點一次圖片'
  }
};

export default messages;
