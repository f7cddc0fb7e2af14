const words = {
  title: '消息通知',
  readAll: '全部已读',
  allRead: '已全部标为已读',
  unread: '未读',
  loggedOut: '登录后查看消息',
  loggedOutHint: '价格提醒、审核结果和邀请进展都会发到这里',
  logIn: '登录',
  empty: '还没有消息',
  emptyHint: '价格提醒、审核结果和邀请进展都会发到这里',
  toMarket: '看看行情'
};

export type NotifyWords = typeof words;
export default words;
