import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: '行情',
  shareTitle: '香料行情，每日採集',
  updated: (time) => `${time} 更新`,
  search: '搜尋',
  byDate: '按日期查看',
  indices: '指數',
  indexWeeks: '近幾週',
  indexBasket: '權重最大的規格，7日漲跌',
  indexMethod: '編製方法',
  indexCurve: (low, high) => `這段時間的走勢，最低 ${low}，最高 ${high}`,
  indexSpanLabel: '走勢區間',
  indexSpans: { quarter: '3個月', year: '1年', all: '全部' },
  indexMethodText: (base, count) =>
    `每週一發佈，基期 ${base} 為 1,000.00。取 ${count} 個規格每週一的中間價，按基期成交額加權，鏈式拉氏法計算；缺價的規格當週不參與，補採後自動重算。`,
  board: '漲跌分佈',
  counts: (varieties, lines) => `${varieties} 個品種 ${lines} 個規格`,
  countsAt: (where, lines) => `${where}，${lines} 個規格`,
  spans: { day: '日', week: '7日', month: '30日' },
  spanLabel: '漲跌區間',
  rose: '上漲',
  unchanged: '持平',
  fell: '下跌',
  categories: '分類',
  rail: {
    fruit: '果實\n種子',
    bark: '樹皮\n桂類',
    root: '根莖',
    bud: '花蕾',
    leaf: '葉草',
    hot: '辛辣\n椒類',
    blend: '複合\n加工'
  },
  all: '全部',
  followed: '自選',
  followedLogin: '登入後看自選行情',
  followedLoginText: '關注的品種會集中在這裡，換手機也在',
  login: '登入',
  noFollowed: '還沒有自選品種',
  noFollowedText: '打開品種，點右上角的星標，就會出現在這裡',
  browse: '去看行情',
  noLines: '沒有符合條件的行情',
  noLinesText: '換個市場或產地，或看全部行情',
  clearFilter: '清除篩選',
  noLinesOfCategory: '還沒有該類行情'
};

export default marketMessages;
