import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join(', '),
  form: {
    logIn: 'Log in',
    loggedOut: 'Log in to post',
    loggedOutHint: 'Log in to post supplies and requests and to quote; your drafts are kept',
    complete: (percent, missing) =>
      missing > 0 ? `${percent}% complete, ${missing} more to post` : `${percent}% complete, ready to post`,
    savedAt: (time) => `Draft saved ${time}`,
    lastTime: (reason) => `Not approved last time: ${reason}`,
    keepDraft: 'Save draft',
    missing: (count) => (count === 1 ? '1 field to complete' : `${count} fields to complete`),
    incomplete: (count) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
    draftKept: 'Draft saved',
    refused: 'Check the fields in red',
    withdrawn: 'Withdrawn. You can edit it now',
    restoreTitle: 'Continue your draft?',
    restoreText: (time) => `You have an unpublished draft from ${time}`,
    restore: 'Continue',
    startOver: 'Start over',
    leaveTitle: 'Leave this page?',
    leaveText: 'Your entries are saved as a draft',
    leave: 'Leave',
    stay: 'Keep editing',
    choose: 'Choose',
    otherDays: 'Other',
    day: 'days'
  },
  problems: {
    required: 'Required',
    pattern: 'Invalid format',
    minLength: 'Too short',
    maxLength: 'Too long',
    range: 'Out of range',
    past: 'Date is in the past',
    tooLate: 'Date is too far ahead',
    order: 'Wrong order',
    tooMany: 'Too many',
    banned: 'Contains a word that is not allowed',
    contact: 'No phone numbers, links or WeChat IDs; use the contact fields',
    unknown: 'No longer available. Choose again',
    duplicate: 'Duplicate',
    locked: 'Already quoted on; cannot be changed'
  },
  actionErrors: {
    changedMeanwhile: 'The status has changed. Refresh and try again',
    notAllowed: 'Only the person who posted it can do this',
    tooManyOpen: 'Limit of open listings reached',
    tooManyDrafts: 'You already have 20 drafts',
    refreshedToday: 'Already moved up today'
  },
  documents: {
    add: 'Add a file',
    hint: 'PDF or image, up to 10 MB each',
    sending: (percent) => `Uploading ${percent}%`,
    states: {
      type: 'Wrong format',
      size: 'Too large',
      length: 'Unreadable',
      unfit: 'Not allowed',
      failed: 'Upload failed'
    },
    open: (name) => `Open ${name}`,
    cancel: (name) => `Cancel upload of ${name}`,
    again: (name) => `Upload ${name} again`,
    remove: (name) => `Delete ${name}`,
    problems: {
      type: 'Only PDF, jpg, png and webp. Please choose another file',
      size: 'Larger than 10 MB. Please choose a smaller file',
      length: 'The file cannot be opened. Please choose another',
      unfit: 'A file is not suitable for publication. Please replace it',
      failed: 'A file failed to upload. Upload it again or delete it'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'packs' },
  sulfur: { free: 'Sulphur-free', low: 'Low sulphur', untested: 'Not tested' },
  packaging: {
    wovenBag25: 'Woven bag 25 kg',
    carton10: 'Carton 10 kg',
    sack50: 'Jute sack 50 kg',
    vacuum: 'Vacuum-packed',
    bulk: 'Bulk',
    other: 'Other'
  },
  payTerms: { prepaid: 'Prepaid', onDelivery: 'On delivery', net30: 'Net 30 days', other: 'Other' },
  more: 'More',
  yes: 'Yes',
  no: 'No'
};

export default messages;
