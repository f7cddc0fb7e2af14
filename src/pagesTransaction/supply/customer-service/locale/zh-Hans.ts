const messages = {
  title: '联系客服',
  conversations: '我的会话',
  platform: '联系平台',
  loggedOutHint: '登录后可以发消息、询价，回复会在消息里提醒你',
  logIn: '登录',
  noThreads: '还没有会话',
  noThreadsHint: '在供应或采购详情里点「客服」「联系」，就能聊',
  asksAbout: (title: string) => `询问：${title}`,
  pictureLine: '[图片]',
  askLine: (quantity: string, location: string) => `[询价] ${quantity}，送到${location}`,
  call: '客服电话',
  hours: '每天 9:00–18:00',
  weChat: '微信客服',
  weChatHint: '扫码添加，工作时间内回复',
  weChatCode: '微信客服二维码',
  weChatScan: '用微信扫一扫，或长按识别',
  weChatCopy: '复制链接，到微信里打开',
  write: '留言给平台',
  writeHint: '可附图，两个工作日内回复',
  tickets: '我的留言和回复',
  complain: '投诉',
  complainHint: '信息不实、欺诈或违规',
  faq: '常见问题',
  answers: [
    {
      question: '怎么确认供应商可靠？',
      answer: '看名称旁的认证标识和应答率，要求看检测报告和产地证明；首单建议小批量、货到验收后付款。'
    },
    {
      question: '平台参与交易和收款吗？',
      answer: '不参与。平台只提供信息撮合，货款由买卖双方直接结算，请勿向任何自称平台的账户付款。'
    },
    {
      question: '为什么看不到完整号码？',
      answer: '号码按供应商的设置显示：有的要登录，有的要完成认证，有的要先交换名片。'
    },
    {
      question: '消息为什么发不出去？',
      answer: '交换名片之前，消息里不能带手机号、微信号、网址；另外也不能有违规词。'
    }
  ],
  about: {
    supply: {
      contact: '联系供应商',
      loggedOut: '登录后联系供应商',
      askers: '采购商询问',
      noAskersHint: '有采购商来问时，会显示在这里',
      line: '[供应信息]',
      hello: '可以先问库存、价格和交期',
      notOffered: '这条供应暂不在售，不能发起新的会话',
      quick: ['还有现货吗？', '最低起订量是多少？', '能开增值税发票吗？', '可以先寄样品吗？', '多久能发货？']
    },
    purchase: {
      contact: '联系采购商',
      loggedOut: '登录后联系采购商',
      askers: '供应商询问',
      noAskersHint: '有供应商来问时，会显示在这里',
      line: '[采购信息]',
      hello: '可以先问规格、验收标准和交货时间',
      notOffered: '这条采购暂不收报价，不能发起新的会话',
      quick: ['收新货还是陈货？', '水分和杂质怎么要求？', '可以分批交货吗？', '要先寄样吗？', '怎么验收？']
    }
  },
  deniedReasons: {
    missing: { title: '会话不在了', text: '这条信息可能已被删除' },
    forbidden: { title: '这不是你的会话', text: '只有买卖双方能看到聊天内容' }
  },
  more: '更多',
  goodsGone: '这条信息已看不到了',
  earlier: '更早的消息',
  blockedNow: (isMine: boolean): string => (isMine ? '你已屏蔽对方，双方都不能发消息' : '暂时不能给对方发消息'),
  me: '我',
  openPicture: '看大图',
  cardHint: '点开看详情',
  askTitle: '询价',
  askQuantity: (quantity: string) => `数量：${quantity}`,
  askLocation: (location: string) => `送到：${location}`,
  picture: '图片',
  card: '发送卡片',
  attach: '图片、询价和卡片',
  write1: '输入消息',
  send: '发送',
  sending: '发送中',
  notSent: '没发出去',
  resend: '重发',
  dropUnsent: '删除',
  callSeller: '打电话',
  exchange: '交换名片',
  block: '屏蔽对方',
  unblock: '解除屏蔽',
  blockTitle: '屏蔽对方？',
  blockText: '屏蔽后双方不能再互发消息，也不能就其他信息另开会话。可以随时解除。',
  blocked: '已屏蔽',
  unblocked: '已解除屏蔽',
  phoneNeeds: { login: '登录后可看号码', verify: '完成认证后可看号码', exchange: '交换名片后可看' },
  problems: {
    contact: '交换名片前不能发号码或网址',
    banned: '消息里有不能发的词',
    picture: '这张图片不能发送',
    blocked: '暂时不能给对方发消息'
  }
};

export default messages;
/** Messages of the inquiry page. */
export type ServiceMessages = typeof messages;
