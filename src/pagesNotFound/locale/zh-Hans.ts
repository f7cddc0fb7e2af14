import type { PlannedRoute } from '@/routes';

const soon = (name: string) => `${name}正在准备`;

const messages = {
  unknown: { title: '没有这个页面', text: '链接可能写错了，或页面已经下线' },
  toHome: '回首页',
  search: '搜一搜',
  back: '返回',
  prices: '最新行情',
  news: '最新资讯',
  expoNews: '展会资讯',
  toCalendar: '加入日历',
  inCalendar: '日历文件已备好',
  calendarClosed: '没能写入日历',
  names: {
    'main.webView': '外部网页',
    'main.webviewContainer': '外部网页',
    activity: '活动',
    imagePreview: '看大图',
    'exhibit.parkInvestment': '园区招商'
  } as Record<PlannedRoute, string>,
  titles: {
    expo: soon,
    activity: (_name: string) => '没有找到这个活动',
    picture: (_name: string) => '没有要看的图片',
    link: (_name: string) => '没有要打开的链接'
  },
  texts: {
    'main.webView': '回到上一页，再点一次链接',
    'main.webviewContainer': '回到上一页，再点一次链接',
    activity: '活动可能已经结束，或链接不完整',
    imagePreview: '回到上一页，再点一次图片',
    'exhibit.parkInvestment': '以后在这里看园区招商项目。现在可以把展期加入日历，看展会资讯。'
  } as Record<PlannedRoute, string>
};

/** Messages of the not-found page. */
export type NotFoundMessages = typeof messages;
export default messages;
