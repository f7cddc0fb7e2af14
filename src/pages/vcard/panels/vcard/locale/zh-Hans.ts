const messages = {
  title: '我的名片',
  home: '名片首页',
  homeHint: '交换请求、完整度和全部名片',
  create: '新建名片',
  default: '默认',
  flip: '翻面',
  manage: (name: string) => `管理名片，${name}`,
  actions: { code: '名片码', poster: '海报', share: '分享', save: '存通讯录', edit: '编辑' },
  linkCopied: '链接已复制',

  stats: { views: '浏览', visitors: '访客', saves: '被收藏', shares: '转发' },
  today: (count: number) => `今日 +${count}`,
  tips: {
    varieties: '补上主营品种，名片更容易被找到',
    company: '写上公司，对方才知道你代表谁',
    picture: '加一张照片，对方更容易记住你'
  },
  fill: '去补充',

  radar: '谁看过我',
  lastDays: (days: number) => `近 ${days} 天`,
  days: (days: number) => `${days} 天`,
  noVisitors: '还没有人看过',
  noVisitorsHint: '把名片发给客户，谁看过会列在这里',
  anonymous: '匿名访客',
  about: (company: string, position: string) => [company, position].filter(Boolean).join('，'),
  sources: { share: '从分享打开', code: '扫名片码', link: '从链接打开', list: '站内浏览', expo: '从展会扫码' },
  visits: (count: number) => `来过 ${count} 次`,
  registered: '因名片注册',
  loggedIn: '因名片登录',
  visitedCard: (name: string) => `看的是${name}`,
  yesterday: '昨天',
  duration: (minutes: number, seconds: number) =>
    [minutes > 0 && `${minutes} 分`, (seconds > 0 || minutes === 0) && `${seconds} 秒`].filter(Boolean).join(' '),
  stayed: (duration: string) => `停留 ${duration}`,
  fewVisitors: (count: number) => `现在只看得到最近 ${count} 位，认证后不限人数，看近 30 天`,
  verify: '去认证',
  upgradeForDays: (days: number) => `升级后看近 ${days} 天的访客`,
  upgrade: '升级',
  privacyNote: '访客会看到「对方可知道你来过」的提示',
  anonymousNote: '你开着匿名浏览：看别人不留名，也看不到访客的名字',
  privacyLink: '匿名浏览',

  radarLoggedOut: '登录后看谁看过你的名片',
  radarLoggedOutHint: '什么时候、看了多久、从哪里来',
  logIn: '登录',
  spanLabel: '时间范围',
  figures: { today: '今日浏览', week: '7 天浏览', weekVisitors: '7 天访客', dwell: '平均停留' },
  chartTitle: (days: number) => `近 ${days} 天每日浏览`,
  times: (count: number) => `${count} 次`,
  chartLabel: (days: number, total: number, most: number, day: string) =>
    `近 ${days} 天浏览 ${total} 次，最多的是${day}，${most} 次`,
  chartEmpty: (days: number) => `近 ${days} 天没有人看过`,

  supplies: '置顶供应',
  notOnSale: '已不在售，别人看不到',

  makeDefault: '设为默认名片',
  madeDefault: '已设为默认',
  withdraw: '撤回名片',
  withdrawHint: '名片码和分享不再打开它',
  withdrawn: '名片已撤回',
  undo: '撤销',
  slotTaken: '新名片占了它的位置，先撤回一张',
  fullTitle: (max: number) => `最多 ${max} 张名片`,
  fullText: '升级后可以有更多名片，也可以先撤回一张。',
  fullHint: '先撤回一张，再新建。',

  levelHint: (cards: number) => `最多 ${cards} 张名片`,
  until: (day: string) => `有效期至 ${day}`,
  extend: '续期',

  takenDown: '名片已被平台下架',
  takedownReason: (reason: string) => `原因：${reason}`,
  takedownHint: '别人现在打不开，名片码和分享也打不开。改好后联系我们恢复。',
  takenDownToast: '名片已下架，先修改',
  contact: '联系我们',

  introTitle: '你的电子名片',
  points: [
    ['扫一下就认识', '对方不用装应用，扫码或点链接就看到'],
    ['谁看过，清清楚楚', '什么时候、看了多久、从哪里来'],
    ['换过的名片不会丢', '收进名片夹，按拼音找，记备注，设提醒']
  ] as [title: string, text: string][],
  example: { name: '林知夏', position: '采购经理', companyName: '山岚香料', address: '广西玉林·玉州区' },
  exampleLabel: '示例名片',
  createFast: '30 秒创建',
  createHint: '填姓名和职位就能用，其他以后再补',
  loginReason: '登录后创建名片',
  loginText: '名片跟着账号走，换手机也在'
};

/** Messages of the panel of the user's own cards. */
export type OwnCardMessages = typeof messages;
export default messages;
