import type { ContactMessages } from './zh-Hans';

const messages: ContactMessages = {
  saved: 'Enregistré dans vos contacts',
  downloaded: 'Fichier téléchargé : ouvrez-le pour enregistrer le contact',
  failed: 'Non enregistré, réessayez',
  weChatNote: (id) => `WeChat ${id}`,
  unsupported: {
    title: 'WeChat ne peut pas enregistrer de contact ici',
    text: 'Touchez le coin supérieur droit, ouvrez la page dans un navigateur, puis enregistrez',
    copyNumber: 'Copier le numéro'
  }
};

export default messages;
