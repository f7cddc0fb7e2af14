import type { CompanyViewMessages } from './zh-Hans';

const messages: CompanyViewMessages = {
  noCompany: {
    title: 'You have not joined a company yet',
    text: 'Find a company by name, social credit code or invite code and apply to join, or get verified and create your own.',
    join: 'Join a company',
    create: 'Create a company'
  },
  tabs: { onSale: 'On sale', certificates: 'Certificates', members: 'Members', intro: 'About' },
  founded: (year) => `Since ${year}`,
  booth: (no) => `Expo booth ${no}`,
  allOnSale: (count) => `See all ${count} supplies`,
  moreOnSale: 'More supplies',
  certificates: 'Certificates',
  proofs: (count) => String(count),
  licence: 'Business licence',
  checked: 'Verified',
  until: (day) => `Until ${day}`,
  longTerm: 'No expiry',
  expiring: 'Expiring soon',
  expired: 'Expired',
  noCards: 'No business cards of members yet',
  noCardsHint: 'Cards of this company appear here once their owners can be found',
  moreCards: 'More members',
  mainVarieties: (varieties) => varieties.join(', '),
  videoWaiting: 'Video in review; visible to everyone once approved',
  videoRefused: 'Video not approved. Please choose another',
  contact: 'Contact',
  call: 'Call',
  masked: 'Verify your identity to see the full number',
  maskedVisitor: 'Log in to see the full number',
  map: 'Map',
  legal: 'Registration details',
  facts: {
    name: 'Registered name',
    uscc: 'Unified social credit code',
    legalPerson: 'Legal representative',
    establishedOn: 'Established',
    capital: 'Registered capital',
    registeredAddress: 'Registered address',
    scope: 'Business scope',
    volume: 'Annual volume',
    employees: 'Employees',
    email: 'Email',
    website: 'Website'
  },
  expiryWarning: (count) =>
    `${count === 1 ? '1 certificate has' : `${count} certificates have`} expired or will expire soon. Please update`,
  completion: (percent) => `Profile ${percent}% complete`,
  missing: (parts) => `Missing: ${parts}`,
  complete: 'Your company profile is complete',
  parts: {
    type: 'company type',
    address: 'address',
    varieties: 'main spices',
    volumeBand: 'annual volume',
    employeesBand: 'employees',
    intro: 'introduction',
    logo: 'logo',
    covers: 'cover images',
    certificates: 'certificates',
    contact: 'contact'
  },
  listJoin: ', ',
  types: {
    plantingBase: 'Plantation',
    cooperative: 'Cooperative',
    primaryProcessor: 'Primary processor',
    deepProcessor: 'Advanced processor',
    trader: 'Trader',
    marketStall: 'Wholesale stall',
    importerExporter: 'Importer/exporter',
    seasoningMaker: 'Seasoning producer',
    essenceMaker: 'Essential oils and flavours',
    warehousing: 'Warehousing and logistics',
    testingBody: 'Testing laboratory',
    association: 'Association',
    government: 'Government',
    park: 'Park',
    packaging: 'Packaging machinery',
    other: 'Other'
  },
  volumes: {
    t50: 'Under 50 t',
    t200: '50–200 t',
    t1000: '200–1,000 t',
    t5000: '1,000–5,000 t',
    more: 'Over 5,000 t'
  },
  employees: { e10: 'Under 10', e50: '10–50', e200: '50–200', e500: '200–500', more: 'Over 500' }
};

export default messages;
