import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: '聯絡客服',
  conversations: '我的會話',
  platform: '聯絡平台',
  loggedOutHint: '登入後可以發訊息、詢價，回覆會在訊息裡提醒你',
  logIn: '登入',
  noThreads: '還沒有會話',
  noThreadsHint: '在供應或採購詳情裡點「客服」「聯絡」，就能聊',
  asksAbout: (title) => `詢問：${title}`,
  pictureLine: '[圖片]',
  askLine: (quantity, location) => `[詢價] ${quantity}，送到${location}`,
  call: '客服電話',
  hours: '每天 9:00–18:00',
  weChat: '微信客服',
  weChatHint: '掃碼新增，工作時間內回覆',
  weChatCode: '微信客服二維碼',
  weChatScan: '用微信掃一掃，或長按識別',
  weChatCopy: '複製連結，到微信裡打開',
  write: '留言給平台',
  writeHint: '可附圖，兩個工作日內回覆',
  tickets: '我的留言和回覆',
  complain: '投訴',
  complainHint: '資訊不實、詐欺或違規',
  faq: '常見問題',
  answers: [
    {
      question: '怎麼確認供應商可靠？',
      answer: '看名稱旁的認證標識和應答率，要求看檢測報告和產地證明；首單建議小批量、貨到驗收後付款。'
    },
    {
      question: '平台參與交易和收款嗎？',
      answer: '不參與。平台只提供資訊撮合，貨款由買賣雙方直接結算，請勿向任何自稱平台的帳戶付款。'
    },
    {
      question: '為什麼看不到完整號碼？',
      answer: '號碼按供應商的設定顯示：有的要登入，有的要完成認證，有的要先交換名片。'
    },
    {
      question: '訊息為什麼發不出去？',
      answer: '交換名片之前，訊息裡不能帶手機號、微信號、網址；另外也不能有違規詞。'
    }
  ],
  about: {
    supply: {
      contact: '聯絡供應商',
      loggedOut: '登入後聯絡供應商',
      askers: '採購商詢問',
      noAskersHint: '有採購商來問時，會顯示在這裡',
      line: '[供應資訊]',
      hello: '可以先問庫存、價格和交期',
      notOffered: '這條供應暫不在售，不能發起新的會話',
      quick: ['還有現貨嗎？', '最低起訂量是多少？', '能開增值稅發票嗎？', '可以先寄樣品嗎？', '多久能發貨？']
    },
    purchase: {
      contact: '聯絡採購商',
      loggedOut: '登入後聯絡採購商',
      askers: '供應商詢問',
      noAskersHint: '有供應商來問時，會顯示在這裡',
      line: '[採購資訊]',
      hello: '可以先問規格、驗收標準和交貨時間',
      notOffered: '這條採購暫不收報價，不能發起新的會話',
      quick: ['收新貨還是陳貨？', '水分和雜質怎麼要求？', '可以分批交貨嗎？', '要先寄樣嗎？', '怎麼驗收？']
    }
  },
  deniedReasons: {
    missing: { title: '會話不在了', text: '這條資訊可能已被刪除' },
    forbidden: { title: '這不是你的會話', text: '只有買賣雙方能看到聊天內容' }
  },
  more: '更多',
  goodsGone: '這條資訊已看不到了',
  earlier: '更早的訊息',
  blockedNow: (isMine) => (isMine ? '你已封鎖對方，雙方都不能發訊息' : '暫時不能給對方發訊息'),
  me: '我',
  openPicture: '看大圖',
  cardHint: '點開看詳情',
  askTitle: '詢價',
  askQuantity: (quantity) => `數量：${quantity}`,
  askLocation: (location) => `送到：${location}`,
  picture: '圖片',
  card: '發送卡片',
  attach: '圖片、詢價和卡片',
  write1: '輸入訊息',
  send: '發送',
  sending: '傳送中',
  notSent: '沒發出去',
  resend: '重發',
  dropUnsent: '刪除',
  callSeller: '打電話',
  exchange: '交換名片',
  block: '封鎖對方',
  unblock: '解除封鎖',
  blockTitle: '封鎖對方？',
  blockText: '封鎖後雙方不能再互傳訊息，也不能就其他資訊另開會話。可以隨時解除。',
  blocked: '已封鎖',
  unblocked: '已解除封鎖',
  phoneNeeds: { login: '登入後可看號碼', verify: '完成認證後可看號碼', exchange: '交換名片後可看' },
  problems: {
    contact: '交換名片前不能發號碼或網址',
    banned: '訊息裡有不能發的詞',
    picture: '這張圖片不能發送',
    blocked: '暫時不能給對方發訊息'
  }
};

export default messages;
