import type { OwnCardMessages } from './zh-Hans';

const messages: OwnCardMessages = {
  title: '我的名片',
  home: '名片首頁',
  homeHint: '交換請求、完整度和全部名片',
  create: '新建名片',
  default: '預設',
  flip: '翻面',
  manage: (name) => `管理名片，${name}`,
  actions: { code: '名片碼', poster: '海報', share: '分享', save: '存通訊錄', edit: '編輯' },
  linkCopied: '連結已複製',

  stats: { views: '瀏覽', visitors: '訪客', saves: '被收藏', shares: '轉發' },
  today: (count) => `今日 +${count}`,
  tips: {
    varieties: '補上主營品種，名片更容易被找到',
    company: '寫上公司，對方才知道你代表誰',
    picture: '加一張照片，對方更容易記住你'
  },
  fill: '去補充',

  radar: '誰看過我',
  lastDays: (days) => `近 ${days} 天`,
  days: (days) => `${days} 天`,
  noVisitors: '還沒有人看過',
  noVisitorsHint: '把名片發給客戶，誰看過會列在這裡',
  anonymous: '匿名訪客',
  about: (company, position) => [company, position].filter(Boolean).join('，'),
  sources: { share: '從分享打開', code: '掃名片碼', link: '從連結打開', list: '站內瀏覽', expo: '從展會掃碼' },
  visits: (count) => `來過 ${count} 次`,
  registered: '因名片註冊',
  loggedIn: '因名片登入',
  visitedCard: (name) => `看的是${name}`,
  yesterday: '昨天',
  duration: (minutes, seconds) =>
    [minutes > 0 && `${minutes} 分`, (seconds > 0 || minutes === 0) && `${seconds} 秒`].filter(Boolean).join(' '),
  stayed: (duration) => `停留 ${duration}`,
  fewVisitors: (count) => `現在只看得到最近 ${count} 位，認證後不限人數，看近 30 天`,
  verify: '去認證',
  upgradeForDays: (days) => `升級後看近 ${days} 天的訪客`,
  upgrade: '升級',
  privacyNote: '訪客會看到「對方可知道你來過」的提示',
  anonymousNote: '你開著匿名瀏覽：看別人不留名，也看不到訪客的名字',
  privacyLink: '匿名瀏覽',

  radarLoggedOut: '登入後看誰看過你的名片',
  radarLoggedOutHint: '什麼時候、看了多久、從哪裡來',
  logIn: '登入',
  spanLabel: '時間範圍',
  figures: { today: '今日瀏覽', week: '7 天瀏覽', weekVisitors: '7 天訪客', dwell: '平均停留' },
  chartTitle: (days) => `近 ${days} 天每日瀏覽`,
  times: (count) => `${count} 次`,
  chartLabel: (days, total, most, day) => `近 ${days} 天瀏覽 ${total} 次，最多的是${day}，${most} 次`,
  chartEmpty: (days) => `近 ${days} 天沒有人看過`,

  supplies: '置頂供應',
  notOnSale: '已不在售，別人看不到',

  makeDefault: '設為預設名片',
  madeDefault: '已設為預設',
  withdraw: '撤回名片',
  withdrawHint: '名片碼和分享不再打開它',
  withdrawn: '名片已撤回',
  undo: '復原',
  slotTaken: '新名片佔了它的位置，先撤回一張',
  fullTitle: (max) => `最多 ${max} 張名片`,
  fullText: '升級後可以有更多名片，也可以先撤回一張。',
  fullHint: '先撤回一張，再新建。',

  levelHint: (cards) => `最多 ${cards} 張名片`,
  until: (day) => `有效期至 ${day}`,
  extend: '續期',

  takenDown: '名片已被平台下架',
  takedownReason: (reason) => `原因：${reason}`,
  takedownHint: '別人現在打不開，名片碼和分享也打不開。改好後聯繫我們恢復。',
  takenDownToast: '名片已下架，先修改',
  contact: '聯繫我們',

  introTitle: '你的電子名片',
  points: [
    ['掃一下就認識', '對方不用裝應用程式，掃碼或點連結就看到'],
    ['誰看過，清清楚楚', '什麼時候、看了多久、從哪裡來'],
    ['換過的名片不會丟', '收進名片夾，按拼音找，記備註，設提醒']
  ],
  example: { name: '林知夏', position: '採購經理', companyName: '山嵐香料', address: '廣西玉林·玉州區' },
  exampleLabel: '示例名片',
  createFast: '30 秒建立',
  createHint: '填姓名和職位就能用，其他以後再補',
  loginReason: '登入後建立名片',
  loginText: '名片跟著帳號走，換手機也在'
};

export default messages;
