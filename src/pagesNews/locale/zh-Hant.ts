import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: '資訊',
  quickNews: '快訊',
  share: '分享',
  linkCopied: '連結已複製，可貼到微信',
  textSize: '字級',
  textSizes: { normal: '標準', large: '大', larger: '特大' },
  next: (title) => `下一篇：${title}`,
  like: '讚',
  favourite: '收藏',
  isFavourite: '已收藏',
  likeReason: '登入後按讚',
  favouriteReason: '登入後收藏文章',
  related: '相關資訊',
  latest: '最新資訊',
  removedTitle: '這篇資訊已下架',
  removedText: '來源方撤回了內容，或連結不完整',
  toHome: '回首頁看資訊',
  dayOf: (monthName, weekday) => `${monthName} ${weekday}`,
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  todayCount: (count) => `今天 ${count} 則`,
  dayCount: (count) => `${count} 則`,
  important: '重要',
  expand: '展開',
  collapse: '收起',
  noFlashTitle: '還沒有快訊',
  noFlashText: '採集到的消息會按時間出現在這裡'
};

export default words;
