import type { GovernmentMessages } from './zh-Hans';

const messages: GovernmentMessages = {
  title: 'Regional investment',
  tabs: { region: 'Region', policies: 'Policies', projects: 'Projects', leads: 'My enquiries' },
  tabsLabel: 'Content',
  advantages: 'Why here',
  chain: 'Industry chain',
  contactTitle: 'Official contact',
  call: (phone) => `Call ${phone}`,
  documentNo: (no) => `Document no. ${no}`,
  validUntil: (day) => `Valid until ${day}`,
  openEnded: 'Valid until revoked',
  issued: (issuer, day) => `Issued by ${issuer} on ${day}`,
  inForce: 'In force',
  expired: 'Expired',
  noPolicies: 'No policies yet',
  noProjects: 'No projects yet',
  scale: (wan) => `Total investment CNY ${wan} × 10,000`,
  modes: {
    sole: 'Sole investment',
    joint: 'Joint venture',
    lease: 'Leased premises',
    ppp: 'Public-private partnership'
  },
  askAbout: (name) => `Enquire about ${name}`,
  ask: 'Enquire',
  askOffice: 'Contact the office',
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
  noLeadsHint: 'Enquire about a project and the office will reply',
  toProjects: 'See projects',
  loggedOut: 'Log in to see your enquiries',
  loggedOutHint: 'What you asked and the replies are here',
  logIn: 'Log in',
  none: 'Nothing published yet',
  noneHint: 'Policies and projects will appear here once they are published',
  toExpo: 'To the expo'
};

export default messages;
