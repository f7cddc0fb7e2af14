const messages = {
  title: '活动',
  share: '分享',
  steps: '参加步骤',
  rules: '活动规则',
  phases: { upcoming: '未开始', running: '进行中', ended: '已结束' },
  period: (from: string, to: string) => `${from} 至 ${to}`,
  actions: {
    register: '登录 / 注册',
    publishSupply: '发布供应',
    publishPurchase: '发布采购',
    verify: '去认证'
  },
  registered: '已有账号，无需注册',
  closed: { upcoming: '活动还没开始', ended: '活动已经结束' },
  loginReason: '登录后参加活动',
  unknownTitle: '没有找到这个活动',
  unknownText: '活动可能已经下线，或链接不完整',
  toHome: '回首页'
};

/** Messages of an activity. */
export type ActivityMessages = typeof messages;
export default messages;
