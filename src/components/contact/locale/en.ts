import type { ContactMessages } from './zh-Hans';

const messages: ContactMessages = {
  saved: 'Saved to your contacts',
  downloaded: 'File downloaded: open it to save the contact',
  failed: 'It was not saved, try again',
  weChatNote: (id) => `WeChat ${id}`,
  unsupported: {
    title: 'WeChat cannot save contacts here',
    text: 'Tap the top right corner, open the page in a browser, and save there',
    copyNumber: 'Copy number'
  }
};

export default messages;
