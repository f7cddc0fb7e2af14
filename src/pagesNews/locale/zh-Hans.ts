const words = {
  news: '资讯',
  quickNews: '快讯',
  share: '分享',
  linkCopied: '链接已复制，去微信粘贴',
  textSize: '字号',
  textSizes: { normal: '标准', large: '大', larger: '特大' },
  next: (title: string) => `下一篇：${title}`,
  like: '赞',
  favourite: '收藏',
  isFavourite: '已收藏',
  likeReason: '登录后点赞',
  favouriteReason: '登录后收藏文章',
  related: '相关资讯',
  latest: '最新资讯',
  removedTitle: '这篇资讯已下架',
  removedText: '来源方撤回了内容，或链接不完整',
  toHome: '回首页看资讯',
  dayOf: (monthName: string, weekday: string) => `${monthName} ${weekday}`,
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  todayCount: (count: number) => `今天 ${count} 条`,
  dayCount: (count: number) => `${count} 条`,
  important: '重要',
  expand: '展开',
  collapse: '收起',
  noFlashTitle: '还没有快讯',
  noFlashText: '采集到的消息会按时间出现在这里'
};

export type NewsWords = typeof words;
export default words;
