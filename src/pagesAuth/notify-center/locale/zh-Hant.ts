import type { NotifyWords } from './zh-Hans';

const words: NotifyWords = {
  title: '訊息通知',
  readAll: '全部已讀',
  allRead: '已全部標為已讀',
  unread: '未讀',
  loggedOut: '登入後查看訊息',
  loggedOutHint: '價格提醒、審核結果和邀請進展都會發到這裡',
  logIn: '登入',
  empty: '還沒有訊息',
  emptyHint: '價格提醒、審核結果和邀請進展都會發到這裡',
  toMarket: '看看行情'
};

export default words;
