import type { LoginMessages } from './zh-Hans';

const messages: LoginMessages = {
  logIn: 'Log in',
  otherMethods: 'Other ways',
  byPhone: 'Message',
  byWeChat: 'WeChat',
  byPassword: 'Password',

  countryCode: 'Country code',
  countryTitle: 'Numbers of mainland China are supported',
  notServedText:
    'Codes can be sent to +86 numbers only. Without one, prices, news and offers can be read without a login.',

  lockedFor: (time) => `Too many wrong tries, try again in ${time}`,
  voiceCode: 'No message? Hear the code in a call',
  code: 'Code',
  codeMissing: 'The code has 6 digits',
  send: 'Get the code',
  sendAgain: 'Send again',
  wait: (seconds) => `${seconds} s`,

  passwordTitle: 'Log in by password',
  passwordText: 'With your mobile number and password',
  account: 'Mobile number or user name',
  accountText: 'With your mobile number or user name',
  accountProblems: {
    empty: 'The account is missing',
    userName: 'A user name has 4–20 letters, digits or _, a letter first'
  },
  welcomeBack: 'Welcome back',
  lastTime: 'Logged in on this device before',
  password: 'Password',
  passwordMissing: 'The password is missing',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  wrongPassword: (attemptsLeft) =>
    attemptsLeft === 1
      ? 'Wrong account or password, 1 try left'
      : `Wrong account or password, ${attemptsLeft} tries left`,
  wrongPasswordWait: (seconds) => `Wrong account or password, try again in ${Math.ceil(seconds / 60)} min`,
  forgot: 'Forgot the password',
  toRegister: 'Register',
  switchAccount: 'Another account',

  captchaTitle: 'Slide the piece into the picture',
  captchaText:
    'After some wrong tries we make sure that no machine is guessing: move the piece into the hole of its shape.',
  captchaPicture: 'A picture with several holes',
  captchaSlide: 'Slide to the right',
  captchaRefresh: 'Another picture',
  captchaWrong: 'Not quite, try this one',
  captchaSolved: 'It fits',
  captchaOtherMethod: 'Hard to see? Log in with a code by message',

  quickTitle: 'Log in to Xiangshi',
  quickText: 'See phone numbers, publish offers, follow prices',
  quickHint: 'Used to know your account only. Chats and friends are not read.',
  byWeChatLong: 'Log in with WeChat',
  byPhoneLong: 'Log in by phone',
  byApp: 'Log in with the Xiangshi app',
  weChatRefused: 'The WeChat login has expired, tap once more',
  frozen: (reason: string) => `This account is frozen: ${reason}. Call customer service if you disagree`,
  numberTitle: 'Your number is missing',
  numberText: 'A first login with WeChat needs a mobile number',
  showNumber: 'Use the number of my WeChat',
  showNumberHint: 'It serves for login and account safety; who publishes must have a verified number.',
  bySms: 'Verify by message',
  privacyTitle: 'The privacy guide first',
  privacyText:
    'Before WeChat gives us your number, please read and accept the privacy guide. Otherwise verify by message.',
  privacyContract: 'Read the privacy guide',
  privacyAgree: 'Accept and go on',
  privacyRefuse: 'No, by message instead',
  privacyRefused: 'You did not accept the privacy guide. A message works without it.',
  privacyWait: (seconds) => `Read the guide again (in ${seconds} s)`,
  privacyAgain: 'Read the guide again',

  bindTitle: 'Add a mobile number',
  bindText: 'WeChat has confirmed you. One verified number and you are ready.',
  bindHint: 'A number that has an account logs in to that account.',
  conflictTitle: 'This account belongs to another WeChat',
  conflictText: (mobile) =>
    `Another WeChat logs in to the account of ${mobile}. If you switch, this WeChat logs in to it and the other one no longer can.`,
  merge: 'Switch and log in',
  otherNumber: 'Use another number',
  ticketExpired: 'That took too long, please start over',

  oldPassword: 'Old password',
  wrongOldPassword: (attemptsLeft) =>
    attemptsLeft === 1 ? 'Wrong old password, 1 try left' : `Wrong old password, ${attemptsLeft} tries left`,
  wrongOldPasswordWait: (seconds) => `Wrong old password, try again in ${Math.ceil(seconds / 60)} min`,
  newPassword: 'New password',
  makePassword: 'Make up a password',
  again: 'Once more',
  passwordRule: '8–20 characters, two kinds of letters, digits, signs',
  passwordProblems: {
    tooShort: 'At least 8 characters',
    tooLong: 'At most 20 characters',
    characters: 'Letters, digits and signs only, no blanks',
    tooSimple: 'Use two kinds of letters, digits and signs',
    isMobile: 'It may not be your mobile number',
    missing: 'Enter the old password',
    differs: 'The two are not the same'
  },
  unusable: 'not usable',
  weak: 'weak',
  medium: 'medium',
  strong: 'strong',
  strength: (word) => `Strength: ${word}`,
  savePassword: 'Save the password',
  passwordSaved: 'Saved',
  othersSignedOut: 'Other devices are logged out then.',
  firstPasswordTitle: 'Set a password',
  changePasswordTitle: 'Change the password',
  firstPasswordText: 'Logs you in when no message arrives, too',
  notNow: 'Not now',
  loggedOutTitle: 'Log in to set a password',
  loggedOutText: 'The password belongs to your account.',
  proveTitle: 'Verify your number first',
  proveText: 'You logged in a while ago. To keep the account safe, verify by message before you set a password.',
  prove: 'Verify',

  retrieveTitle: 'Forgot the password',
  retrieveMethods: { mobile: 'By number', identity: 'By identity' },
  retrieveTexts: {
    mobile: 'Verify your number, then set a new one',
    identity: 'Tell us your verified identity, then verify the account’s number'
  },
  realName: 'Name',
  realNameWrong: 'The Chinese name on your paper',
  idNumber: 'Number of your identity paper',
  idNumberProblems: {
    required: 'The number is missing',
    format: 'Wrong length or characters',
    region: 'The first six digits are no region',
    birthday: 'The day of birth is wrong',
    check: 'Wrong number, check the last digits',
    minor: 'Nobody under 18 is verified'
  },
  identityHint: 'To check that it is you; not kept a second time.',
  identityCodeHint: 'The code goes to the account’s number.',
  identityWrong: (attemptsLeft) =>
    attemptsLeft === 1
      ? 'No such verified account, 1 try left'
      : `No such verified account, ${attemptsLeft} tries left`,
  identityWrongWait: (seconds) => `No such verified account, try again in ${Math.ceil(seconds / 60)} min`,
  next: 'Next',
  unknownTitle: 'This number has no account',
  unknownText: 'Register now, or go back and check the number.',
  resetTitle: 'Set a new password',
  resetText: (mobile) => `Account ${mobile}`,

  registerTitle: 'Register',
  registerText: 'Number and password, in a minute',
  inviteCode: 'Invite code (optional)',
  inviteHint: 'If somebody invited you; it cannot be changed later.',
  invitedBy: (name) => `${name} invited you`,
  inviteUnknown: 'Nobody has this code; you can register all the same.',
  register: 'Register',
  ageHint: 'Not for anybody under 14.',
  takenTitle: 'This number is registered',
  takenText: 'Just log in. Without the password, use a message.',
  toLogIn: 'Log in',
  registeredTitle: 'You are registered',
  registeredText: 'What you can do now, or later',
  stepInfo: 'Complete your profile',
  stepInfoHint: 'Name, region, varieties',
  stepVerify: 'Get verified',
  stepVerifyHint: 'Longer price history, more trust',
  stepCard: 'Make a business card',
  stepCardHint: '30 seconds, exchanged by a scan',
  goOn: 'Go on'
};

export default messages;
