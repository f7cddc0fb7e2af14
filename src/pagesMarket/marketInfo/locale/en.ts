import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Compare trends',
  compareHint: (name, most) => `Shown on one chart with ${name}; ${most} at most`,
  otherGrades: 'Other grades',
  noOtherGrades: 'No other grades are collected at this market',
  otherMarkets: 'Other markets',
  noOtherMarkets: 'This grade is collected at only one market',
  otherTime: 'Other period',
  lastYear: 'Same period last year',
  lastYearLocked: 'Company members can compare with last year',
  lastYearTooLong: '3 years already include last year. Choose a shorter period to compare',
  comparedFull: (most) => `${most} at most`,
  alertTitle: 'Price alerts',
  alertNow: (name, price) => `${name}, now ${price}`,
  alertKinds: { above: 'Rises to', below: 'Falls to', move: 'Changes by' },
  priceLabel: 'Alert price',
  percentLabel: 'Change',
  alertHints: {
    above: 'One alert when the mid price reaches or exceeds this; another if it falls back and rises again',
    below: 'One alert when the mid price reaches or drops below this; another if it recovers and falls again',
    move: 'Alert when it rises or falls this much since the previous collection, once a day at most'
  },
  problems: {
    required: 'Enter a number',
    number: 'Enter a valid number',
    step: 'Prices per tonne must be multiples of 10 CNY',
    same: 'You already have this alert',
    max: '10 alerts per price at most. Delete one first',
    maxAll: '50 alerts at most. Delete one for another price first'
  },
  addAlert: 'Add alert',
  saveAlert: 'Save changes',
  cancel: 'Cancel',
  alertAdded: 'Alert added',
  alertChanged: 'Alert updated',
  myAlerts: 'My alerts',
  noAlerts: 'No alerts yet. You will be notified in your messages',
  alertRule: {
    above: (price) => `Rises to ${price}`,
    below: (price) => `Falls to ${price}`,
    move: (percent) => `Changes by ${percent} in a day`
  },
  armed: (day) => (day === null ? 'Waiting' : `Waiting, last alert ${day}`),
  resting: {
    above: (day) =>
      day === null ? 'Already reached; active once it falls back' : `Alerted ${day}, active again once it falls back`,
    below: (day) =>
      day === null ? 'Already reached; active once it recovers' : `Alerted ${day}, active again once it recovers`
  },
  editAlert: (rule) => `Edit alert: ${rule}`,
  removeAlert: (rule) => `Delete alert: ${rule}`,
  reportTitle: 'Wrong price',
  reportAbout: (name, date) => `${name}, price of ${date}`,
  reportReplaces: 'Your report for this day is still being checked; a new one replaces it',
  reportKind: 'What is wrong?',
  reportKinds: {
    tooHigh: 'Too high',
    tooLow: 'Too low',
    outdated: 'Out of date',
    wrongGrade: 'Wrong grade',
    other: 'Other'
  },
  chooseKind: 'Choose an option',
  suggested: 'The price you know of',
  optional: 'Optional',
  reason: 'Details',
  reasonExample: 'Where and when you saw the price',
  reasonNeeded: 'Please describe the problem',
  photos: 'Photos',
  photosHint: 'Optional, up to 3, e.g. price board or weighbridge ticket',
  sendReport: 'Send',
  reportSent: 'Sent. We will notify you',
  exportFile: 'Export CSV',
  exportLogin: 'Log in to export price data',
  exportLoginText: 'Verified users can export prices as a spreadsheet',
  exportVerifyTitle: 'Get verified to export',
  exportVerifyText: 'Verify yourself or your company to export price data as a spreadsheet.',
  fileMethods: { download: 'Download', send: 'Send to a WeChat chat', copy: 'Copy text' },
  fileDone: { download: 'Download started', copy: 'Copied' },
  fileFailed: 'Export failed. Try again'
};

export default lineSheetMessages;
