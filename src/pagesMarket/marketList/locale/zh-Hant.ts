import type { MarketListMessages } from './zh-Hans';

const monthOf = (date: string) => Number(date.slice(5, 7));
const dayOf = (date: string) => Number(date.slice(8));

const marketListMessages: MarketListMessages = {
  title: '最新行情報價',
  share: '分享',
  categories: '分類',
  category: {
    all: '全部',
    followed: '自選',
    fruit: '果實種子',
    bark: '樹皮桂類',
    root: '根莖',
    bud: '花蕾',
    leaf: '葉草',
    hot: '辛辣椒類',
    blend: '複合加工'
  },
  count: (count) => `${count} 條報價`,
  lineCount: (count) => `${count} 條`,
  curve: '走勢',
  amount: '漲跌額',
  letters: '按首字母跳轉',
  newest: '最新',
  seeNewest: '看最新報價',
  chooseDay: '選擇日期',
  shortDay: (date) => `${monthOf(date)}月${dayOf(date)}日`,
  day: (date, hasQuotes) => `${monthOf(date)}月${dayOf(date)}日，${hasQuotes ? '有報價' : '沒有報價'}`,
  marked: '當天有採集報價',
  noQuotes: (day) => `${day}沒有報價`,
  noQuotesText: '市場休市，或當天沒有採集',
  notYet: '這一天還沒到',
  closedDay: (day) => `${day}的報價還看不了`,
  closedText: '近 30 日的報價誰都能看；登入後看 90 日，認證後看 1 年，企業成員看 3 年',
  howToSee: '怎麼才能看',
  noQuotesOfCategory: '這一類當天沒有採集',
  seeDay: (day) => `看${day}的報價`,
  nothing: '沒有符合條件的報價',
  nothingText: '換個市場或產地，或清除篩選看全部',
  clear: '清除篩選',
  followedLogin: '登入後看自選報價',
  followedText: '打開品種，點右上角的星標，就會集中在這裡',
  login: '登入',
  noFollowed: '還沒有自選品種',
  browse: '看全部報價',
  none: '還沒有報價',
  toMarket: '去行情頁'
};

export default marketListMessages;
