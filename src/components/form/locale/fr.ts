import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Hors ligne. Rien de ce que vous avez saisi n’est perdu',
  notKept: 'Non gardé, rien de perdu',
  notSent: 'Non envoyé, rien perdu'
};

export default messages;
