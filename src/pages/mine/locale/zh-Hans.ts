const words = {
  logIn: '登录 / 注册',
  logInHint: '看 90 天行情、关注品种、收藏资讯',
  retryHint: '没有出来时点一下重试',
  verify: '去认证',
  messages: '消息',
  messagesReason: '登录后查看消息',
  settings: '设置',
  roles: { owner: '所有者', admin: '管理员', member: '成员' },
  companyRole: (role: string, memberCount: number) => `${role}，${memberCount} 人`,
  followedLines: '自选行情',
  favouriteNews: '收藏资讯',
  invitedFriends: '邀请好友',
  counterReason: '登录后查看自选和收藏',
  language: '语言',
  theme: '外观',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  elder: '长辈模式',
  elderHint: '字更大，按钮更好点',
  personalised: '个性化推荐',
  personalisedHint: '用算法把关注品种的资讯排在前面',
  agreement: '用户协议',
  policy: '隐私政策',
  logout: '退出登录',
  logoutTitle: '退出登录？',
  logoutText: '退出后收不到报价提醒',
  loggedOut: '已退出登录',
  demoNote: '演示数据，不作交易依据'
};

export type MineWords = typeof words;
export default words;
