import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: 'Not allowed in WeChat yet',
    phone: 'WeChat is not allowed to on this phone',
    privacy: 'Privacy guide not agreed to yet',
    undeclared: 'Not available for now'
  },
  texts: {
    permission: (name) => `This needs ${name}. Turn it on in the settings; when you are back it goes on. `,
    phone: (name) => `This needs ${name}. Allow it for WeChat in the phone’s settings, then come back and try again. `,
    privacy: (name) => `This needs ${name}. It goes on once you have agreed to the guide. `,
    undeclared: (name) => `WeChat keeps ${name} closed, because the mini program’s privacy guide does not name it yet. `
  },
  names: {
    photos: 'the camera and the album',
    files: 'files from chats',
    album: '“Save to album”',
    scan: 'the camera',
    map: 'a place on the map',
    position: 'your rough location',
    address: 'your WeChat address book',
    contacts: 'your contacts',
    calendar: 'your calendar',
    clipboard: 'the clipboard',
    number: 'the phone number of your WeChat'
  },
  otherWays: {
    photos: 'Or fill in the rest and add the photos later on the website.',
    files: 'Or send a photo instead.',
    album: 'Or press and hold the picture to save or forward it.',
    scan: 'Or scan the code with WeChat’s own Scan.',
    map: 'Or type the address.',
    position: 'Or choose the region yourself.',
    address: 'Or type the address, or paste it as a text.',
    contacts: 'Or copy the number and save it yourself.',
    calendar: 'Or note the date in your calendar yourself.',
    clipboard: '',
    number: 'Or use a code by text message.'
  },
  copyManually: (text) => `Here is the text: ${text}`,
  toSettings: 'Settings',
  agree: 'Agree and go on',
  notNow: 'Not now',
  readGuide: 'Read the privacy guide'
};

export default messages;
