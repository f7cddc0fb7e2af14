import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'Hors ligne. Rien de ce que vous avez saisi n’est perdu',
  notKept: 'Non enregistré, rien de perdu',
  notSent: 'Non envoyé, rien de perdu',
  outdatedTitle: 'Quelle version utiliser ?',
  outdatedText: (time) =>
    `Votre brouillon sur cet appareil (${time}) diffère de la version enregistrée dans votre compte.`,
  useDraft: 'Garder le brouillon',
  useStored: 'Prendre l’autre'
};

export default messages;
