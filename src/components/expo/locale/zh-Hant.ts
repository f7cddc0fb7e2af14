import type { ExpoMessages } from './zh-Hans';

const dayOf = (date: string) => ({ month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) });

const messages: ExpoMessages = {
  title: '香博會',
  dateRange(from, to) {
    const start = dayOf(from);
    const end = dayOf(to);
    const last = end.month === start.month ? `${end.day}日` : `${end.month}月${end.day}日`;
    return `${start.month}月${start.day}日—${last}`;
  },
  freeTicket: '免費領觀眾票',
  registered: (count) => `已登記 ${count} 人`,
  opensIn: '距開幕',
  days: () => '天',
  isOn: '進行中，第',
  dayOfExpo: '天'
};

export default messages;
