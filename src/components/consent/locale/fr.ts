import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Bienvenue sur Xiangshi',
  changed: 'Les conditions ont changé',
  points: [
    'Prix, actualités et annonces se lisent sans compte ; rien n’est alors collecté sur vous.',
    'Un compte ne demande que votre numéro de mobile ; l’appareil photo et l’album sont demandés à l’usage.',
    'Les recommandations sont triées par un algorithme que vous pouvez désactiver à tout moment.'
  ],
  agreement: 'Conditions d’utilisation',
  policy: 'Politique de confidentialité',
  agree: 'Accepter et continuer',
  browseOnly: 'Non, seulement consulter',
  logOut: 'Non, me déconnecter'
};

export default messages;
