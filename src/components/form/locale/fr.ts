import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Hors ligne. Rien de ce que vous avez saisi n’est perdu',
  notKept: 'Non enregistré, rien de perdu',
  notSent: 'Non envoyé, rien de perdu',
  outdatedTitle: 'Quel brouillon utiliser ?',
  outdatedText: (time) =>
    `Cet appareil contient un brouillon de ${time}. Une autre version a été enregistrée ou envoyée ailleurs depuis.`,
  useDevice: 'Cet appareil',
  useStored: 'La plus récente'
};

export default messages;
