import type { CalendarWords } from './zh-Hans';

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

const words: CalendarWords = {
  earlier: 'Previous month',
  later: 'Next month',
  month: (year, month) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
};

export default words;
