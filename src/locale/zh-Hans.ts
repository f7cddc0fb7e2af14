/** Words that two or more packages use. The other languages have exactly these keys. */
const messages = {
  appName: '香市',
  tabs: { home: '首页', market: '行情', transaction: '供求', mine: '我的' },
  cancel: '取消',
  ok: '确定',
  close: '关闭',
  retry: '重试',
  back: '返回',
  all: '全部',
  more: '更多',
  loading: '正在加载',
  noMore: '没有更多了',
  loadMore: '加载更多',
  loadMoreFailed: '没加载出来，点一下重试',
  pullToRefresh: '下拉刷新',
  refreshing: '正在刷新',
  emptyTitle: '这里还没有内容',
  required: '必填',
  clear: '清除',
  scan: '扫一扫',
  codeDigits: (count: number) => `验证码，${count} 位数字`,
  slide: (position: number, count: number) => `第 ${position} 张，共 ${count} 张`,
  illustration: '示意图',
  errors: {
    offline: '网络断开，检查网络后再试',
    timeout: '连接超时，点一下屏幕重试',
    network: '没连上服务器，点一下重试',
    networkTitle: '没连上服务器',
    networkHint: '检查网络，再点重试',
    server: '服务器出了点问题，稍后再试',
    busy: '服务器正忙，稍后再试',
    notFound: '内容不存在或已下架',
    unverified: '先绑定手机号或完成认证，再发布',
    forbidden: '没有权限查看',
    unauthorized: '登录已过期，重新登录后继续',
    rateLimited: (seconds: number) => `操作太频繁，${seconds} 秒后再试`,
    locked: (minutes: number) => `错误次数太多，${minutes} 分钟后再试`,
    invalid: '填写的内容有误，检查后再试',
    unknown: '没有成功，稍后再试',
    offlineSince: (time: string) => `网络断开，正在显示 ${time} 的数据`,
    toHome: '回首页'
  },
  copied: '已复制',
  copyFailed: '复制没有成功，长按文字手动复制',
  openMiniProgram: '点下方“前往小程序”',
  change: {
    up: (text: string) => `上涨 ${text}`,
    down: (text: string) => `下跌 ${text}`,
    flat: '持平',
    none: '暂无涨跌'
  },
  perKg: '元/公斤',
  negotiable: '面议',
  time: {
    justNow: '刚刚',
    minutesAgo: (minutes: number) => `${minutes} 分钟前`,
    monthDay: (month: number, day: number) => `${month}月${day}日`,
    daysAndClock: (days: number, clock: string) => `${days} 天 ${clock}`,
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
  },
  categories: {
    fruit: '果实种子',
    bark: '树皮桂类',
    root: '根茎',
    bud: '花蕾',
    leaf: '叶草',
    hot: '辛辣椒类',
    blend: '复合加工'
  },
  newsCategories: {
    headline: '要闻',
    market: '行情',
    origin: '产地',
    policy: '政策',
    company: '企业',
    expo: '展会',
    trade: '贸易',
    technology: '技术',
    people: '人物'
  },
  /** View count; the number is already formatted. */
  views: (count: string) => `阅读 ${count}`,
  badges: { person: '个人认证', company: '企业认证', park: '园区认证' },
  loginGate: { phone: '手机号登录', other: '登录', later: '先逛逛' }
};

export type Messages = typeof messages;
export default messages;
