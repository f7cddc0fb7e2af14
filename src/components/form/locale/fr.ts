import type { FormWords } from './zh-Hans';

const words: FormWords = {
  offline: 'Hors ligne. Rien de ce que vous avez saisi n’est perdu',
  notKept: 'Non gardé, rien de perdu',
  notSent: 'Non envoyé, rien perdu'
};

export default words;
