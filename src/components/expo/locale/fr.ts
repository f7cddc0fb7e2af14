import type { ExpoMessages } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const messages: ExpoMessages = {
  title: 'Salon',
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${dayOf(from)}–${dayOf(to)} ${monthOf(to)}`
      : `${dayOf(from)} ${monthOf(from)} – ${dayOf(to)} ${monthOf(to)}`,
  freeTicket: 'Entrée visiteur gratuite',
  registered: (count) => (count === '1' ? '1 inscrit' : `${count} inscrits`),
  opensIn: 'Ouverture dans',
  days: (count) => (count > 1 ? 'jours' : 'jour'),
  isOn: 'En cours, jour',
  dayOfExpo: ''
};

export default messages;
