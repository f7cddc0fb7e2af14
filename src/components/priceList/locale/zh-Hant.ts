import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: '篩選',
  filterCount: (count) => `篩選 ${count}`,
  sort: '排序',
  sorts: { default: '按品種', letter: '按首字母', rise: '漲幅從高到低', fall: '跌幅從高到低', hot: '關注熱度' },
  hotHint: '按近 7 天的查看次數和自選人數排，每 10 分鐘更新',
  span: '漲跌區間',
  move: '漲跌',
  moves: { '': '全部', changed: '有漲跌', up: '上漲', flat: '持平', down: '下跌' },
  moveHint: '最近一個採集日的規格；沒有上期報價的算持平',
  origin: '產地',
  allOrigins: '全部產地',
  clear: '清除篩選',
  done: '看結果',
  market: '市場',
  allMarkets: '全部市場',
  chooseMarkets: '選擇市場，可多選',
  seeAllMarkets: '看全部市場',
  seeMarkets: (count) => `看 ${count} 個市場`,
  marketAndMore: (name, count) => `${name}等 ${count} 個`,
  follow: '加自選',
  loginToFollow: '登入後加自選',
  followText: '換手機也在，行情頁集中看',
  followAdded: '已加入自選',
  followRemoved: '已取消自選',
  setAlert: '設價格提醒',
  unfollow: '取消自選',
  note: '採集說明',
  noteTexts: [
    '價格由各市場採集員實地走訪檔口記錄，中間價是當天多數檔口的成交價，區間是最低到最高。',
    '漲跌和上一個採集日比，7 日、30 日和至少 7 天、30 天前的報價比；沒有可比報價顯示 --。',
    '變動超過 20% 的報價經二次複核後才發佈。點開每條行情可以看到來源、採集員、時間和樣本數。',
    '價格為採集參考價，不作成交依據。'
  ],
  poster: '生成長圖',
  posterSource: '各市場採集點',
  grownIn: (location) => `${location}產`,
  linkCopied: '連結已複製，可貼到微信',
  gotIt: '知道了',
  chooseUnit: '價格單位',
  units: { kg: '公斤', jin: '斤', ton: '噸' },
  unitHints: { jin: '1 斤 = 500 克', ton: '1 噸 = 1,000 公斤' },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸' },
  variety: '品種 / 規格',
  changes: { day: '日漲跌', week: '7日漲跌', month: '30日漲跌' },
  turns: {
    default: '點一下按漲幅排序',
    rise: '按漲幅排序，點一下按跌幅',
    fall: '按跌幅排序，點一下恢復',
    letter: '點一下按漲幅排序',
    hot: '點一下按漲幅排序'
  }
};

export default priceListMessages;
