import type { IntroduceMessages } from './zh-Hans';

const messages: IntroduceMessages = {
  title: '展會介紹',
  empty: '還沒有展會介紹',
  emptyHint: '主辦方發布後在這裡公布',
  toExpo: '看展會',
  sections: {
    theme: '主題',
    scale: '規模',
    organisers: '組織機構',
    pastResults: '往屆數據',
    transport: '交通',
    hotels: '飯店',
    contact: '聯絡我們',
    faq: '常見問題'
  },
  directions: '導航',
  directionsTo: (name) => `導航到${name}`,
  call: '撥打',
  callTo: (name) => `撥打${name}的電話`,
  files: '資料下載',
  openFile: (name) => `打開${name}`
};

export default messages;
