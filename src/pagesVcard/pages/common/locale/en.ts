import type { CardCodeMessages } from './zh-Hans';

const messages: CardCodeMessages = {
  title: 'Card code',
  loggedOut: 'Log in to see your card code',
  loggedOutHint: 'Others scan it from your phone and see your card at once',
  logIn: 'Log in',
  none: 'No card yet',
  noneHint: 'Create one in thirty seconds to get its code',
  create: 'Create a card',
  missing: 'Card not found',
  missingHint: 'It may have been withdrawn',
  toCards: 'My cards',
  takenDown: 'Card taken down',
  takenDownText: (reason) =>
    `The platform took this card down, so its code leads nowhere for now${reason === '' ? '' : `: ${reason}`}`,
  toEdit: 'Edit the card',

  codeOf: (name) => `Card code of ${name}`,
  kind: 'Kind of code',
  kinds: { miniProgram: 'Mini Program', link: 'Link', vCard: 'Offline' },
  hints: {
    miniProgram: 'Scan with WeChat to open the card in the Mini Program',
    link: 'Scan with WeChat or a camera to open the card',
    vCard: 'Scan with a camera to save the contact, no network needed'
  },
  onlyPublic: 'The offline code only contains what everyone may see',
  noMobile: 'Your number is not visible to everyone, so the offline code leaves it out',
  shortCode: 'Card code',
  copyShortCode: (code) => `Copy card code ${code}`,
  side: 'Language of the card',
  sides: { first: 'Front', second: 'Second language' },

  valid: 'No expiry',
  renew: 'Replace the code',
  renewHint: 'Codes already printed or sent stop working at once',
  renewTitle: 'Replace the card code?',
  renewText:
    'The old code stops working at once, and scanning it shows that it has been replaced. Codes on printed cards and posters have to be replaced too',
  renewConfirm: 'Replace',
  renewed: 'Code replaced',
  renewOffline: 'Not possible offline',

  save: 'Save image',
  share: 'Share the card',
  linkCopied: 'Link copied',
  picture: {
    title: 'Image of the code',
    fileName: 'xiangshi-card-code',
    label: (name) => `Image of the card code: ${name}`,
    vCardInvitation: 'Scan with a camera to save the contact'
  }
};

export default messages;
