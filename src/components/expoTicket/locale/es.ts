import type { ExpoTicketMessages } from './zh-Hans';

const messages: ExpoTicketMessages = {
  types: {
    general: 'Visitante',
    professional: 'Visitante profesional',
    vip: 'VIP',
    exhibitor: 'Expositor',
    media: 'Prensa'
  },
  statuses: {
    pending: 'En revisión',
    issued: 'Válida',
    checkedIn: 'Acceso registrado',
    used: 'Usada',
    cancelled: 'Cancelada',
    invalid: 'No válida'
  },
  ticket: 'Mi entrada',
  noTicket: 'Entrada gratis de visitante',
  noTicketHint: 'Regístrese en un minuto y entre con el código',
  openTicket: 'Mostrar el código',
  openStatus: 'Ver la entrada',
  allDays: (count) => (count === 1 ? 'válida ese día' : `válida los ${count} días`),
  dayJoin: ', ',
  ticketNo: 'N.º de entrada',
  shortCode: (code) => `Código de la entrada ${code}`,
  more: (count) => (count === 1 ? '1 entrada' : `${count} entradas`)
};

export default messages;
