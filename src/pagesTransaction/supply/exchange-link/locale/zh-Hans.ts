const messages = {
  title: '交换联系方式',
  loggedOut: '登录后交换联系方式',
  loggedOutHint: '对方同意后，双方互相看到联系方式',
  logIn: '登录',
  back: '返回',
  deniedReasons: {
    missing: { title: '找不到这次交换', text: '供应可能已被删除' },
    forbidden: { title: '这不是你的请求', text: '只有双方能看到交换的内容' },
    own: { title: '这是你自己的供应', text: '别人请求交换时，会在消息里提醒你' }
  },
  deniedCardReasons: {
    missing: { title: '这张名片不在了', text: '可能已经撤下，或链接不完整' },
    own: { title: '这是你自己的名片', text: '别人请求交换时，会在消息里提醒你' }
  },
  shownTitle: '我展示的信息',
  show: (what: string) => `展示${what}`,
  name: '姓名',
  company: '公司',
  mobile: '手机号',
  weChat: '微信号',
  weChatHint: '6–20 位，字母开头；不填就不展示',
  position: '职务',
  notShown: '不展示',
  messageTitle: '附言',
  message: '说明来意',
  messageHint: '如：长期采购八角，每月约 5 吨',
  noteAsk: '对方同意后，双方才互相看到联系方式；30 天没有回应会自动失效。',
  noteAnswer: '同意后双方互相看到所选的联系方式；不同意不会通知对方。',
  ask: '发送请求',
  asked: '已发送，等待对方同意',
  agree: '同意并交换',
  exchanged: '已交换联系方式',
  checkForm: '请检查填写的内容',
  waitingAlready: '请求已经发出，等待对方同意',
  changed: '状态有变化，已刷新',
  asksYou: '想与你交换联系方式',
  ignore: '忽略',
  block: '不再接收',
  blockTitle: '不再接收对方的请求？',
  blockText: '对方不会知道，之后也不能再向你发请求，可以随时解除。',
  unblock: '解除',
  problems: {
    pattern: '微信号是 6–20 位字母、数字、下划线或减号，字母开头',
    required: '手机号和微信号至少展示一个',
    contact: '这里不能写号码或网址，请填到上面对应的一栏',
    banned: '有不能写的词'
  },
  theirs: '对方的联系方式',
  call: '拨打',
  copy: '复制',
  save: '存到通讯录',
  saved: '已存到通讯录',
  notSaved: '没有保存成功',
  message1: '发消息',
  youGave: (card: string) => `你展示给对方的：${card}`,
  waiting: '等待对方同意',
  waitingHint: (name: string, company: string) =>
    `已把请求发给 ${name}${company && `（${company}）`}，有结果会在消息里通知你`,
  youSaid: (message: string) => `附言：${message}`,
  refusedTitle: '对方暂未同意',
  refusedHint: (date: string) => `${date} 之后可以再次请求，也可以先发消息沟通`,
  againFrom: (date: string) => `${date} 之后可以再次请求`,
  youIgnored: '你已忽略这个请求',
  youIgnoredHint: '对方看不到你的联系方式',
  youBlocked: '已不再接收对方的请求',
  youBlockedHint: '对方看不到你的联系方式，也不知道被你屏蔽'
};

export default messages;
/** Messages of the contact exchange page. */
export type ExchangeMessages = typeof messages;
