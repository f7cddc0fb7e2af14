const messages = {
  earlier: '上个月',
  later: '下个月',
  month: (year: number, month: number) => `${year}年${month}月`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日']
};

/** Calendar messages. */
export type CalendarMessages = typeof messages;
export default messages;
