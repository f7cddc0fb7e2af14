import type { Messages } from './zh-Hans';

const messages: Messages = {
  appName: '香市',
  tabs: { home: '首頁', market: '行情', transaction: '供求', mine: '我的' },
  cancel: '取消',
  ok: '確定',
  close: '關閉',
  retry: '重試',
  back: '返回',
  all: '全部',
  more: '更多',
  loading: '正在載入',
  noMore: '沒有更多了',
  loadMore: '載入更多',
  loadMoreFailed: '沒載入出來，點一下重試',
  pullToRefresh: '下拉重新整理',
  refreshing: '正在重新整理',
  emptyTitle: '這裡還沒有內容',
  required: '必填',
  clear: '清除',
  scan: '掃一掃',
  codeDigits: (count) => `驗證碼，${count} 位數字`,
  slide: (position, count) => `第 ${position} 張，共 ${count} 張`,
  illustration: '示意圖',
  errors: {
    offline: '網路斷開，檢查網路後再試',
    timeout: '連線逾時，點一下螢幕重試',
    network: '沒連上伺服器，點一下重試',
    networkTitle: '沒連上伺服器',
    networkHint: '檢查網路，再點重試',
    server: '伺服器出了點問題，稍後再試',
    busy: '上傳的人很多，請稍等再試',
    notFound: '內容不存在或已下架',
    unverified: '先綁定手機號碼或完成認證，再發佈',
    forbidden: '沒有權限查看',
    unauthorized: '登入已過期，重新登入後繼續',
    rateLimited: (seconds) => `操作太頻繁，${seconds} 秒後再試`,
    locked: (minutes) => `錯誤次數太多，${minutes} 分鐘後再試`,
    invalid: '填寫的內容有誤，檢查後再試',
    unknown: '沒有成功，稍後再試',
    offlineSince: (time) => `網路斷開，正在顯示 ${time} 的資料`,
    toHome: '回首頁'
  },
  copied: '已複製',
  copyFailed: '複製沒有成功，長按文字手動複製',
  openMiniProgram: '點下方「前往小程式」',
  change: {
    up: (text) => `上漲 ${text}`,
    down: (text) => `下跌 ${text}`,
    flat: '持平',
    none: '暫無漲跌'
  },
  perKg: '元/公斤',
  negotiable: '面議',
  time: {
    justNow: '剛剛',
    minutesAgo: (minutes) => `${minutes} 分鐘前`,
    monthDay: (month, day) => `${month}月${day}日`,
    daysAndClock: (days, clock) => `${days} 天 ${clock}`,
    weekdays: ['週日', '週一', '週二', '週三', '週四', '週五', '週六']
  },
  categories: {
    fruit: '果實種子',
    bark: '樹皮桂類',
    root: '根莖',
    bud: '花蕾',
    leaf: '葉草',
    hot: '辛辣椒類',
    blend: '複合加工'
  },
  newsCategories: {
    headline: '要聞',
    market: '行情',
    origin: '產地',
    policy: '政策',
    company: '企業',
    expo: '展會',
    trade: '貿易',
    technology: '技術',
    people: '人物'
  },
  views: (count) => `閱讀 ${count}`,
  badges: { person: '個人認證', company: '企業認證', park: '園區認證' },
  loginGate: { phone: '手機號登入', other: '登入', later: '先逛逛' }
};

export default messages;
