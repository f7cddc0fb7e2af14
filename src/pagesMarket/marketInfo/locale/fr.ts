import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Comparer les tendances',
  compareHint: (name, most) => `Sur le même graphique que ${name} ; ${most} au maximum`,
  otherGrades: 'Autres qualités',
  noOtherGrades: 'Aucune autre qualité n’est relevée sur ce marché',
  otherMarkets: 'Autres marchés',
  noOtherMarkets: 'Cette qualité n’est relevée que sur un marché',
  otherTime: 'Autre période',
  lastYear: 'Même période l’an dernier',
  lastYearLocked: 'Les membres d’une entreprise peuvent comparer avec l’an dernier',
  lastYearTooLong: 'Trois ans incluent déjà l’an dernier. Choisissez une période plus courte',
  comparedFull: (most) => `${most} au maximum`,
  alertTitle: 'Alertes de prix',
  alertNow: (name, price) => `${name}, actuellement ${price}`,
  alertKinds: { above: 'Monte à', below: 'Baisse à', move: 'Varie de' },
  priceLabel: 'Prix d’alerte',
  percentLabel: 'Variation',
  alertHints: {
    above:
      'Une alerte quand le prix médian l’atteint ou le dépasse, puis à nouveau s’il repasse au-dessus après une baisse',
    below:
      'Une alerte quand le prix médian l’atteint ou passe en dessous, puis à nouveau s’il y retombe après une hausse',
    move: 'Alerte en cas de hausse ou de baisse par rapport au relevé précédent, une fois par jour au maximum'
  },
  problems: {
    required: 'Saisissez un nombre',
    number: 'Saisissez un nombre valable',
    step: 'À la tonne, prix multiples de 10 CNY',
    same: 'Vous avez déjà cette alerte',
    max: '10 alertes au maximum par cours. Supprimez-en une',
    maxAll: '50 alertes au maximum. Supprimez-en une d’un autre cours'
  },
  addAlert: 'Ajouter l’alerte',
  saveAlert: 'Enregistrer',
  cancel: 'Annuler',
  alertAdded: 'Alerte ajoutée',
  alertChanged: 'Alerte modifiée',
  myAlerts: 'Mes alertes',
  noAlerts: 'Aucune alerte. Elles arriveront dans vos messages',
  alertRule: {
    above: (price) => `Monte à ${price}`,
    below: (price) => `Baisse à ${price}`,
    move: (percent) => `Varie de ${percent} en un jour`
  },
  armed: (day) => (day === null ? 'En attente' : `En attente, dernière alerte ${day}`),
  resting: {
    above: (day) =>
      day === null ? 'Déjà atteint ; actif après une baisse' : `Alerte du ${day}, de nouveau active après une baisse`,
    below: (day) =>
      day === null ? 'Déjà atteint ; actif après une hausse' : `Alerte du ${day}, de nouveau active après une hausse`
  },
  editAlert: (rule) => `Modifier l’alerte : ${rule}`,
  removeAlert: (rule) => `Supprimer l’alerte : ${rule}`,
  reportTitle: 'Prix inexact',
  reportAbout: (name, date) => `${name}, prix du ${date}`,
  reportReplaces: 'Votre signalement pour ce jour est en cours de vérification ; un nouvel envoi le remplace',
  reportKind: 'Qu’est-ce qui est inexact ?',
  reportKinds: {
    tooHigh: 'Trop élevé',
    tooLow: 'Trop bas',
    outdated: 'Pas à jour',
    wrongGrade: 'Mauvaise qualité',
    other: 'Autre'
  },
  chooseKind: 'Choisissez une option',
  suggested: 'Le prix que vous connaissez',
  optional: 'Facultatif',
  reason: 'Précisions',
  reasonExample: 'Où et quand vous avez vu le prix',
  reasonNeeded: 'Décrivez le problème',
  photos: 'Photos',
  photosHint: 'Facultatif, 3 au maximum, p. ex. tableau des prix, bon de pesée',
  sendReport: 'Envoyer',
  reportSent: 'Envoyé, nous vous tiendrons informé',
  exportFile: 'Exporter en CSV',
  exportLogin: 'Connectez-vous pour exporter les prix',
  exportLoginText: 'Les utilisateurs vérifiés peuvent exporter les prix dans un tableur',
  exportVerifyTitle: 'Export réservé aux utilisateurs vérifiés',
  exportVerifyText: 'Faites vérifier votre identité ou votre entreprise pour exporter les prix dans un tableur.',
  fileMethods: { download: 'Télécharger', send: 'Envoyer dans WeChat', copy: 'Copier le texte' },
  fileDone: { download: 'Téléchargement', copy: 'Copié' },
  fileFailed: 'Échec, réessayez'
};

export default lineSheetMessages;
