import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Hors ligne. Rien de ce que vous avez saisi n’est perdu',
  notKept: 'Non enregistré, rien de perdu',
  notSent: 'Non envoyé, rien de perdu'
};

export default messages;
