import type { CalendarMessages } from './zh-Hans';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre'
];

const messages: CalendarMessages = {
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  month: (year, month) => `${months[month - 1] ?? ''} de ${year}`,
  weekdays: ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']
};

export default messages;
