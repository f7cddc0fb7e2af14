const messages = {
  goods: { supply: '推荐货源', purchase: '推荐采购' },
  goodsSides: { supply: '货源', purchase: '求购' },
  goodsLabel: '推荐供求',
  noGoods: '暂时没有合适的，去供求大厅看看',
  logInToFollow: '登录后，这里先看你关注的品种',
  nothingFollowed: '还没有关注的品种，去行情里选几个',
  manage: '为什么推荐',
  recommendation: '个性化推荐',
  recommendationHint: '开启后，资讯与货源先排你关注的品种；关闭后一律按时间排列。',
  interests: '你的兴趣标签',
  interestsFrom: '来自你关注的行情和你添加的品种。去掉标签不会取消关注。',
  addInterest: '添加',
  chooseInterests: '选择感兴趣的品种',
  noInterests: '还没有标签。添加感兴趣的品种，或在行情里点“自选”。',
  loginForInterests: '登录后，这里列出推荐所用的标签。',
  removeInterest: (name: string) => `不再按${name}推荐`,
  restoreInterest: (name: string) => `恢复${name}`,
  removedInterest: '已去掉'
};

/** Messages of the home page's recommendations. */
export type RecommendationMessages = typeof messages;
export default messages;
