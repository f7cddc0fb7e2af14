import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: 'Permission needed in WeChat',
    phone: 'WeChat has no permission on this phone',
    privacy: 'Privacy guide not accepted yet',
    undeclared: 'Currently unavailable'
  },
  texts: {
    permission: (name) =>
      `We need access to ${name}. Turn it on in the settings and you can carry on when you return. `,
    phone: (name) => `We need access to ${name}. Allow it for WeChat in your phone’s settings, then try again. `,
    privacy: (name) => `We need access to ${name}. You can carry on once you accept the guide. `,
    undeclared: (name) =>
      `WeChat does not give access to ${name}, because the mini-program’s privacy guide does not mention it yet. `
  },
  names: {
    photos: 'your camera and photos',
    files: 'files from your chats',
    album: '“Save to album”',
    scan: 'your camera',
    map: 'a location on the map',
    position: 'your approximate location',
    mapPosition: 'your approximate location',
    address: 'your WeChat address book',
    contacts: 'your contacts',
    calendar: 'your calendar',
    clipboard: 'your clipboard',
    number: 'your WeChat phone number'
  },
  otherWays: {
    photos: 'You can also fill in the rest now and add photos later on the website.',
    files: 'You can also upload a photo instead.',
    album: 'You can also press and hold the image to save or forward it.',
    scan: 'You can also scan the code with Scan in WeChat.',
    map: 'You can also type the address.',
    position: 'You can also choose the region yourself.',
    mapPosition: 'You can also find the places in the list below the map.',
    address: 'You can also type or paste the address.',
    contacts: 'You can also copy the number and save it yourself.',
    calendar: 'You can also add the date to your calendar yourself.',
    clipboard: '',
    number: 'You can also use an SMS code.'
  },
  copyManually: (text) => `Text to copy: ${text}`,
  toSettings: 'Settings',
  agree: 'Agree and continue',
  notNow: 'Not now',
  readGuide: 'Read the privacy guide'
};

export default messages;
