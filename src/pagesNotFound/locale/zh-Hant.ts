import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}正在準備`;
const card = '建好後可以發名片、收名片、看誰來過。現在可以完善企業主頁，或邀請好友。';

const messages: NotFoundMessages = {
  unknown: { title: '沒有這個頁面', text: '連結可能寫錯了，或頁面已經下線' },
  toHome: '回首頁',
  search: '搜一搜',
  back: '返回',
  prices: '最新行情',
  news: '最新資訊',
  expoNews: '展會資訊',
  company: '企業主頁',
  invite: '邀請好友',
  inviteReason: '登入後邀請好友',
  inviteText: '邀請來的好友記在你的帳號裡',
  card: '看看名片',
  toCalendar: '加入日曆',
  inCalendar: '日曆檔已備好',
  calendarClosed: '沒能寫入日曆',
  names: {
    'vcard.shell': '名片',
    'vcard.webview': '名片',
    'vcard.shareMiddlePage': '名片分享',
    'vcard.home': '名片首頁',
    'vcard.code': '名片碼',
    'vcard.marketIntroduction': '名片介紹',
    'pay.vcard': '名片會員',
    'main.webView': '外部網頁',
    'main.webviewContainer': '外部網頁',
    activity: '活動',
    imagePreview: '看大圖',
    'exhibit.index': '香博會',
    'exhibit.register': '觀眾登記',
    'exhibit.schedule': '大會日程',
    'exhibit.map': '展館地圖',
    'exhibit.merchant': '展商名錄',
    'exhibit.honorSelection': '榮譽評選',
    'exhibit.introduce': '展會介紹',
    'exhibit.parkInvestment': '園區招商',
    'exhibit.governmentInvestment': '政府招商'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => '沒有找到這個活動',
    picture: () => '沒有要看的圖片',
    link: () => '沒有要打開的連結'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage': '對方的名片還不能打開。現在可以完善企業主頁，或邀請好友。',
    'vcard.home': card,
    'vcard.code': '以後掃碼就能交換名片。現在可以完善企業主頁，或邀請好友。',
    'vcard.marketIntroduction': '以後這裡介紹各種名片。現在可以完善企業主頁，或邀請好友。',
    'pay.vcard': '還沒有收費項目，現在不用付任何費用。',
    'main.webView': '回到上一頁，再點一次連結',
    'main.webviewContainer': '回到上一頁，再點一次連結',
    activity: '活動可能已經結束，或連結不完整',
    imagePreview: '回到上一頁，再點一次圖片',
    'exhibit.index': '以後在這裡領觀眾票、看日程和展商。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.register': '以後在這裡登記、領電子票。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.schedule': '以後在這裡看論壇和活動安排。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.map': '以後在這裡找展位、看路線。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.merchant': '以後在這裡按品類找展商。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.honorSelection': '以後在這裡看評選、投票。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.introduce': '以後在這裡看主辦方和往屆回顧。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.parkInvestment': '以後在這裡看園區招商專案。現在可以把展期加入日曆，看展會資訊。',
    'exhibit.governmentInvestment': '以後在這裡看政府招商專案。現在可以把展期加入日曆，看展會資訊。'
  }
};

export default messages;
