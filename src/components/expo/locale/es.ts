import type { ExpoMessages } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const messages: ExpoMessages = {
  title: 'Feria',
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${dayOf(from)}–${dayOf(to)} ${monthOf(to)}`
      : `${dayOf(from)} ${monthOf(from)} – ${dayOf(to)} ${monthOf(to)}`,
  freeTicket: 'Entrada gratis de visitante',
  registered: (count) => (count === '1' ? '1 inscrito' : `${count} inscritos`),
  opensIn: 'Faltan',
  days: (count) => (count === 1 ? 'día' : 'días'),
  isOn: 'En curso, día',
  dayOfExpo: ''
};

export default messages;
