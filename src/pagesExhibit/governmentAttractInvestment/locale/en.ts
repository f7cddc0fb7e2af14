import type { GovernmentMessages } from './zh-Hans';

const messages: GovernmentMessages = {
  title: 'Regional investment',
  tabs: { region: 'Region', policies: 'Policies', projects: 'Projects', leads: 'My enquiries' },
  tabsLabel: 'Content',
  advantages: 'Why here',
  chain: 'Industry chain',
  contactTitle: 'Official contact',
  documentNo: (no) => `Document no. ${no}`,
  validUntil: (day) => `Valid until ${day}`,
  openEnded: 'Valid until revoked',
  issued: (issuer, day) => `Issued by ${issuer} on ${day}`,
  inForce: 'In force',
  expired: 'Expired',
  noPolicies: 'No policies yet',
  noProjects: 'No projects yet',
  scale: ({ wan }) => `Total investment CNY ${wan / 100} million`,
  modes: {
    sole: 'Sole investment',
    joint: 'Joint venture',
    lease: 'Leased premises',
    ppp: 'Public-private partnership'
  },
  askAbout: (name) => `Enquire about ${name}`,
  ask: 'Enquire',
  askOffice: 'Contact the office',
  noLeadsHint: 'Enquire about a project and the office will reply',
  toProjects: 'See projects',
  none: 'Nothing published yet',
  noneHint: 'Policies and projects will appear here once they are published',
  toExpo: 'To the expo'
};

export default messages;
