import type { ExpoTicketMessages } from './zh-Hans';

const messages: ExpoTicketMessages = {
  types: { general: 'Visitor', professional: 'Trade visitor', vip: 'VIP', exhibitor: 'Exhibitor', media: 'Press' },
  statuses: {
    pending: 'Under review',
    issued: 'Valid',
    checkedIn: 'Checked in',
    used: 'Used',
    cancelled: 'Cancelled',
    invalid: 'Invalid'
  },
  ticket: 'My ticket',
  noTicket: 'Free visitor ticket',
  noTicketHint: 'Register in a minute, enter with the code',
  openTicket: 'Show ticket code',
  openStatus: 'View ticket',
  allDays: (count) => (count === 1 ? 'valid that day' : `valid on all ${count} days`),
  dayJoin: ', ',
  ticketNo: 'Ticket no.',
  shortCode: (code) => `Ticket code ${code}`,
  more: (count) => (count === 1 ? '1 ticket' : `${count} tickets`)
};

export default messages;
