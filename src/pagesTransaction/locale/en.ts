import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join(', '),
  form: {
    logIn: 'Log in',
    loggedOut: 'Log in to post',
    loggedOutHint: 'Log in to offer, to ask and to quote; drafts are kept',
    complete: (percent, missing) =>
      missing > 0 ? `${percent}% complete, ${missing} more to post` : `${percent}% complete, ready to post`,
    savedAt: (time) => `Draft kept ${time}`,
    lastTime: (reason) => `Rejected in review last time: ${reason}`,
    keepDraft: 'Keep draft',
    missing: (count) => `${count} left to fill in`,
    incomplete: (count) => `${count} to correct`,
    draftKept: 'Draft kept',
    refused: 'See the marked fields',
    withdrawn: 'Taken back',
    restoreTitle: 'Go on where you left off?',
    restoreText: (time) => `There is a draft of ${time}`,
    restore: 'Go on',
    startOver: 'Start anew',
    leaveTitle: 'Leave this page?',
    leaveText: 'What you filled in is kept as a draft',
    leave: 'Leave',
    stay: 'Go on writing',
    choose: 'Choose',
    otherDays: 'Other',
    day: 'days'
  },
  problems: {
    required: 'Needed',
    pattern: 'Check how it is written',
    minLength: 'Too short',
    maxLength: 'Too long',
    range: 'Out of range',
    past: 'This day is over',
    tooLate: 'This day is too far away',
    order: 'The order is wrong',
    tooMany: 'Too many',
    banned: 'A word in it may not stand here',
    contact: 'No numbers, links or WeChat ids here: contacts have a field of their own',
    unknown: 'Not found any more, choose again',
    duplicate: 'Stands twice',
    locked: 'There are quotations: this stays as it is'
  },
  documents: {
    add: 'Add a file',
    hint: 'PDF or picture, up to 10 MB each',
    sending: (percent) => `Uploading ${percent}%`,
    states: {
      type: 'Wrong type',
      size: 'Too large',
      length: 'Cannot be opened',
      unfit: 'Not for the public',
      failed: 'Not sent'
    },
    open: (name) => `Open ${name}`,
    cancel: (name) => `Stop uploading ${name}`,
    again: (name) => `Send ${name} again`,
    remove: (name) => `Remove ${name}`,
    problems: {
      type: 'Only PDF, jpg, png and webp, please choose another',
      size: 'Larger than 10 MB, please choose a smaller one',
      length: 'The file cannot be opened, please choose another',
      unfit: 'A file cannot be shown in public, please replace it',
      failed: 'A file was not sent: send it again, or remove it'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'packs' },
  sulfur: { free: 'Sulphur-free', low: 'Low sulphur', untested: 'Not tested' },
  packaging: {
    wovenBag25: 'Woven bag 25 kg',
    carton10: 'Carton 10 kg',
    sack50: 'Sack 50 kg',
    vacuum: 'Vacuum',
    bulk: 'Bulk',
    other: 'Other'
  },
  payTerms: { prepaid: 'Payment first', onDelivery: 'On delivery', net30: '30 days', other: 'Other' },
  countries: {
    VN: 'Vietnam',
    ID: 'Indonesia',
    IN: 'India',
    MY: 'Malaysia',
    TH: 'Thailand',
    LA: 'Laos',
    MM: 'Myanmar',
    KH: 'Cambodia',
    LK: 'Sri Lanka',
    NP: 'Nepal',
    PK: 'Pakistan',
    IR: 'Iran',
    UZ: 'Uzbekistan',
    TR: 'Türkiye',
    SY: 'Syria',
    EG: 'Egypt',
    MG: 'Madagascar',
    TZ: 'Tanzania',
    ES: 'Spain',
    BG: 'Bulgaria',
    GT: 'Guatemala',
    BR: 'Brazil',
    GD: 'Grenada',
    MX: 'Mexico'
  },
  more: 'More',
  yes: 'Yes',
  no: 'No'
};

export default messages;
