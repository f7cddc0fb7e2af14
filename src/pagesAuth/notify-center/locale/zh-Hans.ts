const messages = {
  title: '消息通知',
  readAll: '全部已读',
  allRead: '已全部标为已读',
  unread: '未读',
  loggedOut: '登录后查看消息',
  loggedOutHint: '价格提醒、审核结果和邀请进展都会发到这里',
  logIn: '登录',
  empty: '还没有消息',
  emptyHint: '价格提醒、审核结果和邀请进展都会发到这里',
  toMarket: '看看行情',
  all: '全部',
  remove: '删除',
  removed: '已删除这条消息',
  undo: '撤销',
  muteTitle: '提醒设置',
  muteHint: '关掉后消息照样收到，只是不再提醒、不计入红点',
  kinds: {
    system: '系统',
    review: '审核',
    market: '行情',
    quote: '报价',
    team: '团队',
    invite: '邀请',
    card: '名片',
    expo: '展会',
    pay: '支付'
  },
  about: {
    review: '认证和内容的审核结果',
    market: '价格提醒和关注品种的新价',
    quote: '采购和供应的报价进展',
    team: '企业成员与加入申请',
    invite: '好友注册和认证',
    card: '名片交换和访客',
    expo: '报名、门票和日程',
    pay: '订单和退款'
  }
};

/** Messages of the notification centre. */
export type NotifyMessages = typeof messages;
export default messages;
