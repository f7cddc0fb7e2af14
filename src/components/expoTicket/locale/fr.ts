import type { ExpoTicketMessages } from './zh-Hans';

const messages: ExpoTicketMessages = {
  types: {
    general: 'Visiteur',
    professional: 'Visiteur professionnel',
    vip: 'VIP',
    exhibitor: 'Exposant',
    media: 'Presse'
  },
  statuses: {
    pending: 'En cours d’examen',
    issued: 'Valable',
    checkedIn: 'Entré',
    used: 'Utilisé',
    cancelled: 'Annulé',
    invalid: 'Non valable'
  },
  ticket: 'Mon billet',
  noTicket: 'Entrée visiteur gratuite',
  noTicketHint: 'Inscrivez-vous en une minute, entrez avec le code',
  openTicket: 'Présenter le code',
  openStatus: 'Voir le billet',
  allDays: (count) => (count === 1 ? 'valable ce jour-là' : `valable les ${count} jours`),
  dayJoin: ', ',
  ticketNo: 'N° de billet',
  shortCode: (code) => `Code du billet ${code}`,
  more: (count) => (count > 1 ? `${count} billets` : `${count} billet`)
};

export default messages;
