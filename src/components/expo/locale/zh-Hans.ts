const dayOf = (date: string) => ({ month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) });

const messages = {
  /** Title of the expo's pages. */
  title: '香博会',
  /** Both dates are YYYY-MM-DD. */
  dateRange(from: string, to: string) {
    const start = dayOf(from);
    const end = dayOf(to);
    const last = end.month === start.month ? `${end.day}日` : `${end.month}月${end.day}日`;
    return `${start.month}月${start.day}日—${last}`;
  },
  freeTicket: '免费领观众票',
  registered: (count: string) => `已登记 ${count} 人`,
  opensIn: '距开幕',
  days: (_count: number) => '天',
  isOn: '进行中，第',
  dayOfExpo: '天'
};

/** Messages of the expo ticket. */
export type ExpoMessages = typeof messages;
export default messages;
