import type { CalendarMessages } from './zh-Hans';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre'
];

const messages: CalendarMessages = {
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  month: (year, month) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di']
};

export default messages;
