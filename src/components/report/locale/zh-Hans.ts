const messages = {
  title: '举报',
  reason: '举报理由',
  reasons: {
    false: '虚假信息',
    fraud: '涉嫌诈骗',
    illegal: '违法违规',
    infringement: '侵犯权益',
    advertising: '广告骚扰',
    other: '其他问题'
  },
  text: '补充说明',
  textHint: '哪一句、哪个数字有问题',
  textMissing: '说明一下是什么问题',
  chooseReason: '先选举报理由',
  send: '提交举报',
  sent: '已收到，会去核实',
  loginReason: '登录后提交举报',
  loginText: '处理结果会发消息告诉你',
  note: '处理结果会发到消息中心，举报人信息不公开'
};

/** Report messages. */
export type ReportMessages = typeof messages;
export default messages;
