import type { OwnCardMessages } from './zh-Hans';

const messages: OwnCardMessages = {
  title: 'Mes cartes',
  home: 'Accueil des cartes',
  homeHint: 'Demandes, complétude et toutes vos cartes',
  create: 'Nouvelle carte',
  default: 'Par défaut',
  flip: 'Retourner',
  manage: (name) => `Gérer la carte, ${name}`,
  actions: { code: 'Code', poster: 'Affiche', share: 'Partager', save: 'Contacts', edit: 'Modifier' },
  linkCopied: 'Lien copié',

  stats: { views: 'Vues', visitors: 'Visiteurs', saves: 'Enregistrée', shares: 'Partages' },
  today: (count) => `+${count} aujourd’hui`,
  tips: {
    varieties: 'Ajoutez vos épices principales : votre carte sera plus facile à trouver',
    company: 'Ajoutez votre entreprise : on saura qui vous représentez',
    picture: 'Ajoutez une photo : on se souviendra mieux de vous'
  },
  fill: 'Compléter',

  radar: 'Qui m’a consulté',
  lastDays: (days) => `${days} derniers jours`,
  days: (days) => `${days} jours`,
  noVisitors: 'Personne n’a encore consulté vos cartes',
  noVisitorsHint: 'Envoyez une carte à vos clients : ceux qui la consultent s’affichent ici.',
  anonymous: 'Visiteur anonyme',
  about: (company, position) => [position, company].filter(Boolean).join(', '),
  sources: {
    share: 'Depuis un partage',
    code: 'Code scanné',
    link: 'Depuis un lien',
    list: 'Dans Xiangshi',
    expo: 'Au salon'
  },
  visits: (count) => `${count} visites`,
  registered: 'Compte créé grâce à la carte',
  loggedIn: 'Connexion grâce à la carte',
  visitedCard: (name) => `Carte : ${name}`,
  yesterday: 'Hier',
  duration: (minutes, seconds) =>
    [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`].filter(Boolean).join(' '),
  stayed: (duration) => `Pendant ${duration}`,
  fewVisitors: (count) =>
    `Vous voyez les ${count} derniers visiteurs. Faites-vous vérifier pour voir tous ceux des 30 derniers jours.`,
  verify: 'Se faire vérifier',
  upgradeForDays: (days) => `Passez au niveau supérieur pour voir les visiteurs des ${days} derniers jours`,
  upgrade: 'Niveau supérieur',
  privacyNote: 'Les visiteurs sont informés que vous pouvez voir leur visite',
  anonymousNote: 'Vous consultez les cartes anonymement : vous ne voyez pas non plus le nom des visiteurs',
  privacyLink: 'Consultation anonyme',

  radarLoggedOut: 'Connectez-vous pour voir qui a consulté vos cartes',
  radarLoggedOutHint: 'Quand, combien de temps et par quel moyen',
  logIn: 'Se connecter',
  spanLabel: 'Période',
  figures: { today: 'Vues du jour', week: 'Vues, 7 jours', weekVisitors: 'Visiteurs, 7 jours', dwell: 'Durée moyenne' },
  chartTitle: (days) => `Vues par jour, ${days} derniers jours`,
  times: (count) => (count === 1 ? '1 vue' : `${count} vues`),
  chartLabel: (days, total, most, day) =>
    `${total} vues sur les ${days} derniers jours, dont ${most} le ${day}, le maximum`,
  chartEmpty: (days) => `Aucune vue sur les ${days} derniers jours`,

  supplies: 'Offres épinglées',
  notOnSale: 'Plus en vente, invisible pour les autres',

  makeDefault: 'Définir par défaut',
  madeDefault: 'Carte par défaut définie',
  withdraw: 'Retirer la carte',
  withdrawHint: 'Ses codes et partages ne l’ouvriront plus',
  withdrawn: 'Carte retirée',
  undo: 'Annuler',
  slotTaken: 'Une nouvelle carte a pris sa place. Retirez-en une d’abord',
  fullTitle: (max) => `${max} cartes au maximum`,
  fullText: 'Passez au niveau supérieur pour en avoir plus, ou retirez-en une d’abord.',
  fullHint: 'Retirez-en une avant d’en créer une autre.',

  levelHint: (cards) => `${cards} cartes au maximum`,
  until: (day) => `Valable jusqu’au ${day}`,
  extend: 'Prolonger',

  takenDown: 'Cette carte a été retirée par la plateforme',
  takedownReason: (reason) => `Motif : ${reason}`,
  takedownHint:
    'Les autres ne peuvent plus l’ouvrir, ni par ses codes ni par ses partages. Corrigez-la, puis contactez-nous pour la rétablir.',
  takenDownToast: 'Carte retirée, modifiez-la',
  contact: 'Nous contacter',

  introTitle: 'Votre carte de visite numérique',
  points: [
    ['Un scan suffit', 'Aucune application à installer : un code ou un lien affiche votre carte'],
    ['Sachez qui l’a consultée', 'Quand, combien de temps et par quel moyen'],
    ['Ne perdez plus aucune carte', 'Le porte-cartes garde vos contacts, avec notes et rappels']
  ],
  example: {
    name: 'Lin Zhixia',
    position: 'Responsable des achats',
    companyName: 'Shanlan Épices',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  exampleLabel: 'Exemple',
  createFast: 'Créer en 30 secondes',
  createHint: 'Le nom et la fonction suffisent. Complétez plus tard.',
  loginReason: 'Connectez-vous pour créer votre carte',
  loginText: 'Votre carte reste liée à votre compte, sur tout téléphone'
};

export default messages;
