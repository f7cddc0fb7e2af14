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
    privacy: () => 'You did not accept the guide. Wait ten seconds and try again to see it once more. ',
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
  purposes: {
    photos: 'The camera and photos are used for pictures that you take or choose to upload. ',
    files: 'Files from your chats are used for the documents that you choose to upload. ',
    album: 'The album is used to save the image you want. ',
    scan: 'The camera is used to scan the code. ',
    map: 'The location on the map is used to fill in the address. ',
    position: 'Your approximate location is used to sort by distance and to suggest a city. ',
    mapPosition: 'Your approximate location is used to mark where you are on the map. ',
    address: 'Your WeChat address book is used to fill in the delivery address. ',
    contacts: 'Your contacts are used to save the person you chose; no one else is read. ',
    calendar: 'Your calendar is used to add the date you chose. ',
    clipboard: 'The clipboard is used for the text you copy. ',
    number: 'Your phone number is used to log in and to protect your account. '
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
  privacyTitle: 'Privacy guide',
  privacyText: 'You can carry on once you accept the guide. ',
  agree: 'Agree and continue',
  notNow: 'Not now',
  readGuide: 'Read the privacy guide'
};

export default messages;
