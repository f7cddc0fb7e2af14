import type { PlannedRoute } from '@/routes';

const messages = {
  unknown: { title: '没有这个页面', text: '链接可能写错了，或页面已经下线' },
  toHome: '回首页',
  search: '搜一搜',
  back: '返回',
  prices: '最新行情',
  news: '最新资讯',
  names: {} as Record<PlannedRoute, string>,
  titles: {
    event: '没有找到这个活动',
    picture: '没有要看的图片',
    link: '没有要打开的链接'
  },
  texts: {} as Record<PlannedRoute, string>
};

/** Messages of the not-found page. */
export type NotFoundMessages = typeof messages;
export default messages;
