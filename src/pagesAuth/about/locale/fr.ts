import type { AboutMessages } from './zh-Hans';

const messages: AboutMessages = {
  title: 'À propos de Xiangshi',
  slogan: 'Le portail numérique du commerce des épices',
  version: (version, code) => `Version ${version} (${code})`,
  checkUpdate: 'Rechercher une mise à jour',
  isNewest: 'Vous avez la dernière version',
  hasNewer: (version) => `${version} est disponible`,
  updateTitle: (version) => `Passer à ${version}`,
  updateText: 'Profitez des dernières fonctionnalités',
  update: 'Mettre à jour',
  later: 'Plus tard',
  updateFailed: 'Échec de la mise à jour, réessayez plus tard',
  agreement: 'Conditions d’utilisation',
  policy: 'Politique de confidentialité',
  licences: 'Licences open source',
  licencesHint: 'Logiciels open source de Xiangshi, merci à leurs auteurs',
  openData: 'Données ouvertes',
  openDataHint:
    'Les prix de chaque jour en CSV, libres d’usage avec mention de la source ; touchez pour copier l’adresse',
  share: 'Partager Xiangshi',
  shareTitle: 'Xiangshi : cours, actualités, négoce et salon des épices',
  install: 'Ajouter à l’écran d’accueil',
  installHint: 'S’ouvre comme une application, même hors connexion',
  installBy: {
    apple: 'Touchez le bouton de partage en bas du navigateur, puis « Sur l’écran d’accueil ».',
    elsewhere:
      'WeChat ne le permet pas. Touchez ··· en haut à droite, ouvrez la page dans votre navigateur, puis ajoutez-la.',
    menu: 'Ouvrez le menu du navigateur et choisissez « Ajouter à l’écran d’accueil » ou « Installer l’application ».'
  },
  linkCopied: 'Lien copié',
  filing: 'Licence ICP',
  filingNote: 'Démo, numéro fictif',
  operatorName: 'Exploitant',
  operator: 'Yulin Xiangshi Digital Technology Co., Ltd. (démo)',
  operatorAddress: '6e étage, tour A, Bourse internationale des épices, 333 Erhuan Nord, Yuzhou, Yulin, Guangxi',
  addressName: 'Adresse',
  copyright: (years) => `© ${years} Xiangshi`,
  demo: 'Données de démonstration ; entreprise et coordonnées fictives',

  contactTitle: 'Nous contacter',
  hotline: 'Téléphone',
  hours: 'Horaires',
  hoursText: 'Tous les jours 8 h 30–18 h (heure de Pékin)',
  weChat: 'Assistance WeChat',
  weChatHint: 'Scannez avec WeChat ou appuyez longuement',
  weChatLabel: 'Code QR de l’assistance WeChat',
  email: 'E-mail',
  privacyEmail: 'Protection des données',
  copy: 'Copier',
  office: 'Bureaux',
  report: 'Signaler un contenu illégal',
  reportHint: 'Pris en charge sous 24 heures ; le résultat arrive dans vos messages',
  reportOnline: 'Signaler en ligne',
  onlineService: 'Assistance en ligne',
  onlineServiceHint: 'Une question, un avis ? La réponse arrive dans vos messages'
};

export default messages;
