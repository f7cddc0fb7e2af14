import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Bienvenue sur Xiangshi',
  changed: 'Nos conditions ont changé',
  points: [
    'Consultez cours, actualités et annonces sans compte ; nous ne collectons alors rien qui vous identifie.',
    'Un compte ne demande que votre numéro de mobile ; l’accès à l’appareil photo et aux photos n’est demandé qu’à l’usage.',
    'Un algorithme classe les recommandations ; vous pouvez le désactiver à tout moment.'
  ],
  analytics: 'Autoriser les statistiques d’utilisation pour nous aider à progresser (facultatif)',
  agreement: 'Conditions d’utilisation',
  policy: 'Politique de confidentialité',
  agree: 'Accepter et continuer',
  browseOnly: 'Refuser et consulter',
  logOut: 'Refuser, me déconnecter'
};

export default messages;
