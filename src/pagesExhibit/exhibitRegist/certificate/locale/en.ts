import type { CertificateMessages } from './zh-Hans';

const kinds: CertificateMessages['kinds'] = {
  exhibitor: 'Exhibitor certificate',
  award: 'Award certificate',
  visitor: 'Visitor certificate',
  volunteer: 'Volunteer certificate'
};

const messages: CertificateMessages = {
  title: 'Expo certificates',
  loggedOut: 'Log in to claim your certificates',
  loggedOutHint: 'For visitors, exhibitors, award winners and volunteers',
  logIn: 'Log in',
  checkLink: 'Verify one',
  none: 'No certificates yet',
  noneHint: 'Claim one here after you have visited, exhibited, won an award or volunteered',
  kinds,
  statuses: { eligible: 'To claim', claimed: 'Claimed', void: 'Void' },
  numbered: (no) => `No. ${no}`,
  issued: (day) => `Issued on ${day}`,
  voidHint: 'Revoked by the organiser; verification shows it as void',
  claim: 'Claim certificate',
  claimOf: (kind) => `Claim: ${kinds[kind]}`,
  claimed: 'Claimed',
  show: 'View and save',
  showOf: (kind) => `View and save: ${kinds[kind]}`,
  notEligible: 'It can no longer be claimed',
  isVoid: 'This certificate is void',
  picture: {
    label: (title, name) => `${title}: ${name}`,
    certifies: 'This certifies that',
    statements: {
      exhibitor: (expo) => `exhibited at ${expo}`,
      award: (expo) => `won an award at ${expo}`,
      visitor: (expo) => `visited ${expo}`,
      volunteer: (expo) => `volunteered at ${expo}`
    },
    checkHint: 'Scan to verify',
    checkCode: (code) => `Check code ${code}`
  },
  check: {
    title: 'Verify a certificate',
    number: 'Certificate number',
    numberHint: 'YX and 9 digits, at the foot of the certificate',
    code: 'Check code',
    codePlaceholder: 'Optional',
    codeHint: 'Enter the check code on the certificate to see the full name',
    problems: { required: 'Enter the certificate number', format: 'The number is YX and 9 digits' },
    checkNow: 'Verify',
    isValid: 'Valid certificate',
    isVoid: 'Void certificate',
    name: 'Name',
    winner: 'Winner',
    company: 'Company',
    kind: 'Type',
    reason: 'For',
    expo: 'Expo',
    issuedOn: 'Issued on',
    masked: 'Without the check code only the first character of the name is shown',
    wrongCode: 'The check code is wrong, so only the first character of the name is shown',
    notFound: 'No such certificate',
    notFoundHint: 'Compare the number. If it is right, the certificate was not issued here',
    limited: 'Too many attempts',
    limitedHint: 'Try again in an hour'
  }
};

export default messages;
