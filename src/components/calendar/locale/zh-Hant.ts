import type { CalendarMessages } from './zh-Hans';

const messages: CalendarMessages = {
  earlier: '上個月',
  later: '下個月',
  month: (year, month) => `${year}年${month}月`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日']
};

export default messages;
