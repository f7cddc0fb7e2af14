import type { CardCodeMessages } from './zh-Hans';

const messages: CardCodeMessages = {
  title: 'Code de la carte',
  loggedOut: 'Connectez-vous pour voir le code de votre carte',
  loggedOutHint: 'On le scanne sur votre téléphone et votre carte s’affiche aussitôt',
  logIn: 'Se connecter',
  none: 'Aucune carte',
  noneHint: 'Créez-en une en trente secondes pour obtenir son code',
  create: 'Créer une carte',
  missing: 'Carte introuvable',
  missingHint: 'Elle a peut-être été retirée',
  toCards: 'Mes cartes',
  takenDown: 'Carte suspendue',
  takenDownText: (reason) =>
    `La plateforme a suspendu cette carte ; son code ne mène nulle part pour le moment${reason === '' ? '' : ` : ${reason}`}`,
  toEdit: 'Modifier la carte',

  codeOf: (name) => `Code de la carte de ${name}`,
  kind: 'Type de code',
  kinds: { miniProgram: 'Mini-programme', link: 'Lien', vCard: 'Hors ligne' },
  hints: {
    miniProgram: 'À scanner avec WeChat pour ouvrir la carte dans le mini-programme',
    link: 'À scanner avec WeChat ou un appareil photo pour ouvrir la carte',
    vCard: 'À scanner avec un appareil photo pour enregistrer le contact, sans réseau'
  },
  onlyPublic: 'Le code hors ligne ne contient que ce qui est visible de tous',
  noMobile: 'Votre numéro n’est pas visible de tous ; le code hors ligne ne le contient pas',
  shortCode: 'Code de carte',
  copyShortCode: (code) => `Copier le code de carte ${code}`,
  side: 'Langue de la carte',
  sides: { first: 'Recto', second: 'Seconde langue' },

  valid: 'Sans limite',
  renew: 'Changer de code',
  renewHint: 'Les codes imprimés ou envoyés cessent aussitôt de fonctionner',
  renewTitle: 'Changer le code de la carte ?',
  renewText:
    'L’ancien code cesse aussitôt de fonctionner ; qui le scanne verra qu’il a été remplacé. Remplacez aussi les codes imprimés sur vos cartes et affiches',
  renewConfirm: 'Changer',
  renewed: 'Code changé',
  renewOffline: 'Impossible hors ligne',

  save: 'Enregistrer l’image',
  share: 'Partager la carte',
  linkCopied: 'Lien copié',
  picture: {
    title: 'Image du code',
    fileName: 'xiangshi-code-carte',
    label: (name) => `Image du code de la carte : ${name}`,
    vCardInvitation: 'Scannez avec un appareil photo pour enregistrer le contact'
  }
};

export default messages;
