import type { InvestmentLeadMessages } from './zh-Hans';

const messages: InvestmentLeadMessages = {
  call: (phone) => `Call ${phone}`,
  formTitle: 'Investment enquiry',
  about: (name) => `About ${name}`,
  fields: { name: 'Name', company: 'Company', contact: 'Phone or email', message: 'What would you like to know' },
  placeholders: {
    name: 'How to address you',
    company: 'Optional',
    contact: 'Mobile, landline or email',
    message: 'Such as land, size, schedule'
  },
  wrong: {
    name: 'At least 2 characters',
    company: '',
    contact: 'Enter a mobile or landline number, or an email address',
    message: 'At least 5 characters'
  },
  visit: 'Day of visit',
  visitHint: 'Optional; please wait for the confirmation',
  visitPlaceholder: 'Choose a day',
  visitClear: 'Clear the date',
  visitOn: (day) => `Visit requested for ${day}`,
  privacy: 'Passed to the investment office only, to answer this enquiry',
  send: 'Send',
  sentTitle: 'Received',
  sentText: (no) => `Your reference is ${no}. You will be notified of the reply; “My enquiries” shows the progress.`,
  toLeads: 'See progress',
  loginReason: 'Log in to enquire',
  loginText: 'So that you get the reply and can follow its progress',
  statuses: { submitted: 'Sent', processing: 'In progress', replied: 'Answered', closed: 'Closed' },
  reply: 'Reply',
  noLeads: 'No enquiries yet',
  loggedOut: 'Log in to see your enquiries',
  loggedOutHint: 'What you asked and the replies are here',
  logIn: 'Log in'
};

export default messages;
