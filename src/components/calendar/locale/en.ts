import type { CalendarMessages } from './zh-Hans';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December'
];

const messages: CalendarMessages = {
  earlier: 'Previous month',
  later: 'Next month',
  month: (year, month) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
};

export default messages;
