import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Compare',
  compareHint: (name, most) => `On one chart with ${name}, ${most} at most`,
  otherGrades: 'Other grades',
  noOtherGrades: 'No other grade is collected at this market',
  otherMarkets: 'Other markets',
  noOtherMarkets: 'This grade is collected at one market only',
  otherTime: 'Another time',
  lastYear: 'A year earlier',
  lastYearLocked: 'Members of a company can compare with the year before',
  lastYearTooLong: 'Three years hold last year already: choose a shorter span to compare',
  comparedFull: (most) => `${most} at most`,
  alertTitle: 'Price alerts',
  alertNow: (name, price) => `${name}, now ${price}`,
  alertKinds: { above: 'Rises to', below: 'Falls to', move: 'Moves by' },
  priceLabel: 'Price',
  percentLabel: 'Move',
  alertHints: {
    above: 'Tells you once when the mid price is at or above it, and again after it was below',
    below: 'Tells you once when the mid price is at or below it, and again after it was above',
    move: 'Up or down against the collection before, once a day at most'
  },
  problems: {
    required: 'Enter a number',
    number: 'This is not a valid number',
    step: 'Per ton, prices go in steps of 10 CNY',
    same: 'You have this alert already',
    max: 'A price can have 10 alerts: delete one first',
    maxAll: 'You can have 50 alerts: delete one on another price first'
  },
  addAlert: 'Add alert',
  saveAlert: 'Save',
  cancel: 'Cancel',
  alertAdded: 'Alert added',
  alertChanged: 'Alert changed',
  myAlerts: 'My alerts',
  noAlerts: 'No alerts yet. They will arrive among your messages',
  alertRule: {
    above: (price) => `Rises to ${price}`,
    below: (price) => `Falls to ${price}`,
    move: (percent) => `Moves by ${percent} in a day`
  },
  armed: (day) => (day === null ? 'Waiting' : `Waiting, last told ${day}`),
  resting: {
    above: (day) =>
      day === null ? 'Reached already: starts when it falls back' : `Told ${day}, rests until it falls back`,
    below: (day) => (day === null ? 'Reached already: starts when it recovers' : `Told ${day}, rests until it recovers`)
  },
  editAlert: (rule) => `Change alert: ${rule}`,
  removeAlert: (rule) => `Delete alert: ${rule}`,
  reportTitle: 'Wrong price',
  reportAbout: (name, date) => `${name}, price of ${date}`,
  reportReplaces: 'Your report on this day is being checked; sending again replaces it',
  reportKind: 'What is wrong',
  reportKinds: {
    tooHigh: 'Too high',
    tooLow: 'Too low',
    outdated: 'Out of date',
    wrongGrade: 'Wrong grade',
    other: 'Other'
  },
  chooseKind: 'Choose one',
  suggested: 'The price you know',
  optional: 'Optional',
  reason: 'Details',
  reasonExample: 'Where and when you saw the price',
  reasonNeeded: 'Please say what is wrong',
  photos: 'Photos',
  photosHint: 'Optional, up to 3, such as a price board or a weighing slip',
  sendReport: 'Send',
  reportSent: 'Sent. We will tell you',
  exportFile: 'Export CSV',
  exportLogin: 'Log in to export prices',
  exportLoginText: 'Verified users can take them along as a table',
  exportVerifyTitle: 'Export is for verified members',
  exportVerifyText: 'Verify yourself or your company to take the prices away as a spreadsheet file.',
  fileMethods: { download: 'Download', send: 'Send to a chat', copy: 'Copy' },
  fileDone: { download: 'Downloading', copy: 'Copied' },
  fileFailed: 'Not exported, try again'
};

export default lineSheetMessages;
