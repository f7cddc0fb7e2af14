import type { LoginMessages } from './zh-Hans';

const messages: LoginMessages = {
  logIn: 'Log in',
  otherMethods: 'Other methods',
  byPhone: 'SMS',
  byWeChat: 'WeChat',
  byPassword: 'Password',

  countryCode: 'Country/region code',
  mainland: 'Mainland China',
  notServed: 'Codes cannot be sent to numbers of this country yet',
  countryTitle: 'Mainland China numbers only',
  notServedText: 'Codes can only be sent to +86 numbers. Without one, you can still browse prices, news and listings.',

  lockedFor: (time) => `Too many failed attempts. Try again in ${time}`,
  voiceCode: 'No SMS? Get the code by voice call',
  code: 'Code',
  codeMissing: 'Enter the 6-digit code',
  send: 'Get code',
  sendAgain: 'Resend',
  wait: (seconds) => `${seconds} s`,

  passwordTitle: 'Password login',
  passwordText: 'With your mobile number and password',
  account: 'Mobile number or username',
  accountText: 'With your mobile number or username',
  accountProblems: {
    empty: 'Enter your account',
    userName: 'Usernames have 4–20 letters, digits or _ and start with a letter'
  },
  welcomeBack: 'Welcome back',
  lastTime: 'Last used on this device',
  password: 'Password',
  passwordMissing: 'Enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  wrongPassword: (attemptsLeft) =>
    attemptsLeft === 1
      ? 'Incorrect account or password, 1 attempt left'
      : `Incorrect account or password, ${attemptsLeft} attempts left`,
  wrongPasswordWait: (seconds) => `Incorrect account or password. Try again in ${Math.ceil(seconds / 60)} min`,
  forgot: 'Forgot password?',
  toRegister: 'Sign up',
  switchAccount: 'Use another account',

  captchaTitle: 'Slide to complete the picture',
  captchaText:
    'After several failed attempts we need to check that you are not a robot: slide the piece into the gap of the same shape.',
  captchaPicture: 'Picture with several gaps',
  captchaSlide: 'Slide to the right',
  captchaRefresh: 'New picture',
  captchaWrong: 'Not quite. Try this one',
  captchaSolved: 'Done',
  captchaOtherMethod: 'Hard to see? Log in with an SMS code',

  quickTitle: 'Log in to Xiangshi',
  quickText: 'See phone numbers, post listings, follow prices',
  quickHint: 'Only used to identify your account. Your chats and friends are not read.',
  byWeChatLong: 'Log in with WeChat',
  byPhoneLong: 'Log in with your phone',
  byApp: 'Log in with the Xiangshi app',
  weChatRefused: 'Your WeChat login has expired. Tap again',
  frozen: (reason: string) => `Account frozen: ${reason}. Questions? Call customer service`,
  numberTitle: 'Mobile number needed',
  numberText: 'First time with WeChat? Link a mobile number',
  showNumber: 'Use my WeChat number',
  showNumberHint: 'Used for login and account security; a verified number is required to publish.',
  bySms: 'Verify by SMS',
  privacyTitle: 'Please review the privacy policy',
  privacyText:
    'Before WeChat shares your number, please read and accept this mini-program’s privacy guide. You can also verify by SMS.',
  privacyContract: 'Read the privacy guide',
  privacyAgree: 'Accept and continue',
  privacyRefuse: 'No, use SMS',
  privacyRefused: 'You did not accept the privacy guide. You can verify by SMS.',
  privacyWait: (seconds) => `Read the guide again (in ${seconds} s)`,
  privacyAgain: 'Read the guide again',

  bindTitle: 'Link mobile number',
  bindText: 'WeChat confirmed. Verify a mobile number and you are ready.',
  bindHint: 'If the number already has an account, you are logged in to that account.',
  conflictTitle: 'Number already linked to another WeChat',
  conflictText: (mobile) =>
    `The account for ${mobile} uses another WeChat to log in. If you switch, this WeChat logs in to it and the other one no longer can.`,
  merge: 'Switch and log in',
  otherNumber: 'Use another number',
  ticketExpired: 'Session timed out. Please start over',

  oldPassword: 'Current password',
  wrongOldPassword: (attemptsLeft) =>
    attemptsLeft === 1
      ? 'Incorrect current password, 1 attempt left'
      : `Incorrect current password, ${attemptsLeft} attempts left`,
  wrongOldPasswordWait: (seconds) => `Incorrect current password. Try again in ${Math.ceil(seconds / 60)} min`,
  newPassword: 'New password',
  makePassword: 'Set a password',
  again: 'Confirm password',
  passwordRule: '8–20 characters, at least two of letters, digits, symbols',
  passwordProblems: {
    tooShort: 'At least 8 characters',
    tooLong: '20 characters at most',
    characters: 'Letters, digits and symbols only, no spaces',
    tooSimple: 'Use at least two of letters, digits and symbols',
    isMobile: 'Cannot be your mobile number',
    missing: 'Enter your current password',
    differs: 'The passwords do not match'
  },
  unusable: 'not valid yet',
  weak: 'weak',
  medium: 'medium',
  strong: 'strong',
  strength: (word) => `Strength: ${word}`,
  savePassword: 'Save password',
  passwordSaved: 'Password saved',
  othersSignedOut: 'Your other devices will be logged out.',
  firstPasswordTitle: 'Set a password',
  changePasswordTitle: 'Change password',
  firstPasswordText: 'Log in with it when no SMS arrives',
  notNow: 'Not now',
  loggedOutTitle: 'Log in to set a password',
  loggedOutText: 'Your password belongs to your account. Log in first.',
  proveTitle: 'Verify your number first',
  proveText: 'You logged in a while ago. To keep your account safe, verify by SMS before setting a password.',
  prove: 'Verify',

  retrieveTitle: 'Reset password',
  retrieveMethods: { mobile: 'Mobile number', identity: 'Identity' },
  retrieveTexts: {
    mobile: 'Verify your mobile number, then set a new password',
    identity: 'Confirm your verified identity, then verify the account’s number'
  },
  realName: 'Full name',
  realNameWrong: 'Enter your Chinese name as on your ID',
  idNumber: 'ID number',
  idNumberProblems: {
    required: 'Enter your ID number',
    format: 'Wrong length or characters',
    region: 'Invalid region in the first six digits',
    birthday: 'Incorrect date of birth',
    check: 'Incorrect number. Check the last digits',
    minor: 'Under-18s cannot be verified'
  },
  identityHint: 'Used only to check your identity; not stored again.',
  identityCodeHint: 'The code is sent to the account’s mobile number.',
  identityWrong: (attemptsLeft) =>
    attemptsLeft === 1
      ? 'No matching verified account, 1 attempt left'
      : `No matching verified account, ${attemptsLeft} attempts left`,
  identityWrongWait: (seconds) => `No matching verified account. Try again in ${Math.ceil(seconds / 60)} min`,
  next: 'Next',
  unknownTitle: 'No account for this number',
  unknownText: 'Sign up now, or go back and check the number.',
  resetTitle: 'Set new password',
  resetText: (mobile) => `Account ${mobile}`,

  registerTitle: 'Sign up',
  registerText: 'Mobile number and password, done in a minute',
  inviteCode: 'Invite code (optional)',
  inviteHint: 'If someone invited you; cannot be changed later.',
  invitedBy: (name) => `${name} invited you`,
  inviteUnknown: 'Invite code not found; you can still sign up.',
  register: 'Sign up',
  takenTitle: 'This number already has an account',
  takenText: 'Just log in. Forgot the password? Use an SMS code.',
  toLogIn: 'Log in',
  registeredTitle: 'Account created',
  registeredText: 'What you can do next, now or later',
  stepInfo: 'Complete your profile',
  stepInfoHint: 'Nickname, region, main spices',
  stepVerify: 'Get verified',
  stepVerifyHint: 'Longer price history, more trust from buyers',
  stepCard: 'Create business card',
  stepCardHint: '30 seconds, exchanged with a scan',
  goOn: 'Continue'
};

export default messages;
