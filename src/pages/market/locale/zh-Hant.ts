import type { MarketWords } from './zh-Hans';

const marketWords: MarketWords = {
  title: '行情',
  updated: (time) => `${time} 更新`,
  search: '搜尋',
  byDate: '按日期查看',
  indices: '指數',
  board: '漲跌分佈',
  counts: (varieties, lines) => `${varieties} 個品種 ${lines} 個規格`,
  spans: { day: '日', week: '7日', month: '30日' },
  spanLabel: '漲跌區間',
  rose: '上漲',
  stood: '持平',
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
  followed: '自選',
  allMarkets: '全部市場',
  chooseMarket: '選擇市場',
  chooseUnit: '價格單位',
  units: { kg: '公斤', jin: '斤', ton: '噸' },
  unitHints: { jin: '1 斤 = 500 克', ton: '1 噸 = 1,000 公斤' },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸' },
  variety: '品種 / 規格',
  changes: { day: '日漲跌', week: '7日漲跌', month: '30日漲跌' },
  sorts: { default: '點一下按漲幅排序', rise: '按漲幅排序，點一下按跌幅', fall: '按跌幅排序，點一下恢復' },
  followedLogin: '登入後看自選行情',
  followedLoginText: '關注的品種會集中在這裡，換手機也在',
  login: '登入',
  noFollowed: '還沒有自選品種',
  noFollowedText: '在品種詳情點星標，就會出現在這裡',
  browse: '去看行情',
  noLines: '這個市場沒有該類行情',
  noLinesText: '換一個市場，或看全部市場的報價',
  clearFilter: '清除篩選',
  noLinesOfCategory: '還沒有該類行情'
};

export default marketWords;
