import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Comparer',
  compareHint: (name, most) => `Sur un même graphique avec ${name}, ${most} au plus`,
  otherGrades: 'Autres qualités',
  noOtherGrades: 'Aucune autre qualité n’est relevée sur ce marché',
  otherMarkets: 'Autres marchés',
  noOtherMarkets: 'Cette qualité n’est relevée que sur un marché',
  otherTime: 'Une autre période',
  lastYear: 'Un an avant',
  lastYearLocked: 'Les membres d’une entreprise peuvent comparer avec l’année précédente',
  lastYearTooLong: 'Trois ans contiennent déjà l’an dernier : choisissez une période plus courte',
  comparedFull: (most) => `${most} au plus`,
  alertTitle: 'Alertes de prix',
  alertNow: (name, price) => `${name}, actuellement ${price}`,
  alertKinds: { above: 'Monte à', below: 'Baisse à', move: 'Varie de' },
  priceLabel: 'Prix',
  percentLabel: 'Variation',
  alertHints: {
    above: 'Une alerte quand le prix moyen l’atteint ou le dépasse, et de nouveau après une baisse',
    below: 'Une alerte quand le prix moyen l’atteint ou passe dessous, et de nouveau après une hausse',
    move: 'Hausse ou baisse par rapport au relevé précédent, une fois par jour au plus'
  },
  problems: {
    required: 'Saisissez un nombre',
    number: 'Ce nombre n’est pas valable',
    step: 'À la tonne, les prix vont de 10 en 10 CNY',
    same: 'Vous avez déjà cette alerte',
    max: '10 alertes au plus par prix : supprimez-en une',
    maxAll: '50 alertes au plus : supprimez-en une sur un autre prix'
  },
  addAlert: 'Ajouter',
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
      day === null ? 'Déjà atteint : active après une baisse' : `Signalé ${day}, reprend après une baisse`,
    below: (day) =>
      day === null ? 'Déjà atteint : active après une hausse' : `Signalé ${day}, reprend après une hausse`
  },
  editAlert: (rule) => `Modifier l’alerte : ${rule}`,
  removeAlert: (rule) => `Supprimer l’alerte : ${rule}`,
  reportTitle: 'Prix inexact',
  reportAbout: (name, date) => `${name}, prix du ${date}`,
  reportReplaces: 'Votre signalement pour ce jour est à l’étude ; un nouvel envoi le remplace',
  reportKind: 'Qu’est-ce qui est faux',
  reportKinds: {
    tooHigh: 'Trop haut',
    tooLow: 'Trop bas',
    outdated: 'Pas à jour',
    wrongGrade: 'Autre qualité',
    other: 'Autre'
  },
  chooseKind: 'Choisissez',
  suggested: 'Le prix que vous connaissez',
  optional: 'Facultatif',
  reason: 'Précisions',
  reasonExample: 'Où et quand vous avez vu le prix',
  reasonNeeded: 'Dites ce qui est inexact',
  photos: 'Photos',
  photosHint: 'Facultatif, 3 au plus : tableau des prix, bon de pesée',
  sendReport: 'Envoyer',
  reportSent: 'Envoyé, suivi promis',
  exportFile: 'Exporter en CSV',
  exportLogin: 'Connectez-vous pour exporter les prix',
  exportLoginText: 'Les comptes vérifiés les emportent en tableau',
  exportVerifyTitle: 'Export réservé aux membres vérifiés',
  exportVerifyText: 'Faites vérifier votre identité ou votre entreprise pour emporter les prix dans un tableur.',
  fileMethods: { download: 'Télécharger', send: 'Envoyer dans un chat', copy: 'Copier' },
  fileDone: { download: 'Téléchargement', copy: 'Copié' },
  fileFailed: 'Échec, réessayez'
};

export default lineSheetMessages;
