import type { ExpoMessages } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const messages: ExpoMessages = {
  title: 'Expo',
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${dayOf(from)}–${dayOf(to)} ${monthOf(to)}`
      : `${dayOf(from)} ${monthOf(from)} – ${dayOf(to)} ${monthOf(to)}`,
  freeTicket: 'Free visitor ticket',
  registered: (count) => `${count} registered`,
  opensIn: 'Opens in',
  days: (count) => (count === 1 ? 'day' : 'days'),
  isOn: 'On now, day',
  dayOfExpo: ''
};

export default messages;
