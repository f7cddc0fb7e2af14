import type { RefusalMessages } from './zh-Hans';

const messages: RefusalMessages = {
  titles: {
    permission: 'Autorisation requise dans WeChat',
    phone: 'WeChat n’a pas l’autorisation sur ce téléphone',
    privacy: 'Guide de confidentialité pas encore accepté',
    undeclared: 'Indisponible pour le moment'
  },
  texts: {
    permission: (name) =>
      `Accès nécessaire : ${name}. Activez-le dans les réglages ; l’action reprend à votre retour. `,
    phone: (name) =>
      `Accès nécessaire : ${name}. Autorisez-le à WeChat dans les réglages du téléphone, puis réessayez. `,
    privacy: () => 'Vous n’avez pas accepté le guide. Attendez dix secondes et réessayez pour le revoir. ',
    undeclared: (name) =>
      `Accès fermé par WeChat : ${name}. Le guide de confidentialité du mini-programme ne le mentionne pas encore. `
  },
  names: {
    photos: 'appareil photo et photos',
    files: 'fichiers des discussions',
    album: '« Ajouter à l’album »',
    scan: 'appareil photo',
    map: 'position sur la carte',
    position: 'position approximative',
    mapPosition: 'position approximative',
    address: 'adresses de WeChat',
    contacts: 'contacts',
    calendar: 'calendrier',
    clipboard: 'presse-papiers',
    number: 'numéro de téléphone WeChat'
  },
  purposes: {
    photos: 'L’appareil photo et les photos servent à ajouter les images que vous choisissez. ',
    files: 'Les fichiers des discussions servent à envoyer les documents que vous choisissez. ',
    album: 'L’album sert à enregistrer l’image voulue. ',
    scan: 'L’appareil photo sert à scanner le code. ',
    map: 'La position sur la carte sert à remplir l’adresse. ',
    position: 'La position approximative sert à trier par distance et à proposer une ville. ',
    mapPosition: 'La position approximative sert à vous situer sur la carte. ',
    address: 'Les adresses de WeChat servent à remplir l’adresse de livraison. ',
    contacts: 'Les contacts servent à enregistrer la personne choisie ; les autres ne sont pas lus. ',
    calendar: 'Le calendrier sert à noter la date choisie. ',
    clipboard: 'Le presse-papiers reçoit le texte que vous copiez. ',
    number: 'Le numéro de téléphone sert à vous connecter et à protéger votre compte. '
  },
  otherWays: {
    photos: 'Sinon, remplissez le reste et ajoutez les photos plus tard sur le site.',
    files: 'Sinon, envoyez plutôt une photo.',
    album: 'Sinon, appuyez longuement sur l’image pour l’enregistrer ou la transférer.',
    scan: 'Sinon, utilisez « Scanner » de WeChat.',
    map: 'Sinon, saisissez l’adresse.',
    position: 'Sinon, choisissez la région vous-même.',
    mapPosition: 'Sinon, consultez la liste des lieux sous la carte.',
    address: 'Sinon, saisissez ou collez l’adresse.',
    contacts: 'Sinon, copiez le numéro et enregistrez-le vous-même.',
    calendar: 'Sinon, notez la date vous-même dans votre agenda.',
    clipboard: '',
    number: 'Sinon, utilisez un code par SMS.'
  },
  copyManually: (text) => `Texte à copier : ${text}`,
  toSettings: 'Réglages',
  privacyTitle: 'Guide de confidentialité',
  privacyText: 'L’action reprend dès que vous acceptez le guide. ',
  agree: 'Accepter et continuer',
  notNow: 'Pas maintenant',
  readGuide: 'Lire le guide de confidentialité'
};

export default messages;
