import type { IntroduceMessages } from './zh-Hans';

const messages: IntroduceMessages = {
  title: 'About the expo',
  empty: 'No introduction yet',
  emptyHint: 'It appears here once the organiser publishes it',
  toExpo: 'To the expo',
  sections: {
    theme: 'Theme',
    scale: 'Scale',
    organisers: 'Organisers',
    pastResults: 'Past results',
    transport: 'Getting there',
    hotels: 'Hotels',
    contact: 'Contact',
    faq: 'FAQ'
  },
  directions: 'Directions',
  directionsTo: (name) => `Directions to ${name}`,
  call: 'Call',
  callTo: (name) => `Call ${name}`,
  files: 'Downloads',
  openFile: (name) => `Open ${name}`
};

export default messages;
