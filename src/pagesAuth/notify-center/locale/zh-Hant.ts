import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: '訊息通知',
  readAll: '全部已讀',
  allRead: '已全部標為已讀',
  unread: '未讀',
  loggedOut: '登入後查看訊息',
  loggedOutHint: '價格提醒、審核結果和邀請進展都會發到這裡',
  logIn: '登入',
  empty: '還沒有訊息',
  emptyHint: '價格提醒、審核結果和邀請進展都會發到這裡',
  toMarket: '看看行情',
  all: '全部',
  remove: '刪除',
  removed: '已刪除這則訊息',
  undo: '復原',
  muteTitle: '提醒設定',
  muteHint: '關掉後消息照樣收到，只是不再提醒、不計入紅點',
  kinds: {
    system: '系統',
    review: '審核',
    market: '行情',
    quote: '報價',
    team: '團隊',
    invite: '邀請',
    card: '名片',
    expo: '展會',
    pay: '支付'
  },
  about: {
    review: '認證和內容的審核結果',
    market: '價格提醒和關注品種的新價',
    quote: '採購和供應的報價進展',
    team: '企業成員與加入申請',
    invite: '好友註冊和認證',
    card: '名片交換和訪客',
    expo: '報名、門票和日程',
    pay: '訂單和退款'
  }
};

export default messages;
