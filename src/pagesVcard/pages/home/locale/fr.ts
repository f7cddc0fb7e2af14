import type { CardHomeMessages } from './zh-Hans';

const messages: CardHomeMessages = {
  title: 'Mes cartes',
  createTitle: 'Nouvelle carte',
  editTitle: 'Modifier la carte',
  loggedOut: 'Connectez-vous pour utiliser les cartes de visite',
  loggedOutHint: 'Créez une carte en trente secondes ; il suffit de la scanner pour échanger vos cartes',
  logIn: 'Se connecter',
  listJoin: ', ',

  defaultCard: 'Par défaut',
  takenDown: 'Suspendue',
  takenDownReason: (reason) =>
    `La plateforme a suspendu cette carte, que personne d’autre ne voit${reason === '' ? '' : ` : ${reason}`}`,
  toEdit: 'Modifier',
  takenDownToast: 'Carte retirée, modifiez-la',
  actions: {
    label: 'Actions de la carte',
    scan: 'Scanner',
    faceToFace: 'Montrer le code',
    poster: 'Affiche',
    save: 'Enregistrer le contact'
  },
  requests: 'Demandes d’échange',
  requestCount: (count) => `${count} en attente`,
  noRequests: 'Aucune en attente',
  radar: {
    title: 'Qui m’a vu',
    more: 'Détails',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    views: 'Vues',
    visitors: 'Visiteurs',
    chart: (views) => `Vues de chacun des 7 derniers jours : ${views}`,
    failed: 'Les vues n’ont pas pu être chargées'
  },
  tips: {
    title: (percent) => `Carte complète à ${percent} %`,
    varieties: 'Ajoutez vos épices pour être trouvé plus facilement',
    avatar: 'Ajoutez une photo pour qu’on se souvienne de vous',
    company: 'Liez votre entreprise pour afficher son badge',
    intro: 'Présentez votre activité en quelques phrases',
    pictures: 'Ajoutez des photos de vos marchandises',
    supplies: 'Épinglez des offres en cours',
    address: 'Ajoutez une adresse pour qu’on puisse venir'
  },
  level: {
    names: { basic: 'Formule de base', professional: 'Formule pro', enterprise: 'Formule entreprise' },
    until: (day) => `Jusqu’au ${day}`,
    forever: 'Sans limite',
    upgrade: 'Améliorer'
  },
  cards: {
    title: (count, max) => `Toutes les cartes ${count}/${max}`,
    add: 'Nouvelle carte',
    options: (name) => `Carte de ${name}`,
    edit: 'Modifier',
    code: 'Code de la carte',
    makeDefault: 'Définir par défaut',
    defaultSet: 'Définie par défaut',
    withdraw: 'Retirer',
    withdrawHint: 'Ses codes et partages ne l’ouvriront plus',
    withdrawn: 'Carte retirée',
    undo: 'Annuler',
    slotTaken: 'Une nouvelle carte a pris sa place. Retirez-en une d’abord'
  },
  full: {
    title: (max) => `${max} cartes au maximum`,
    text: (count) => `Retirez-en ${count} pour en créer une autre`,
    upgradeText: 'Le niveau supérieur permet d’en avoir plus'
  },

  firstTitle: 'Votre carte en 30 secondes',
  firstHint: 'Le reste peut être ajouté plus tard',
  firstSubmit: 'Terminer',
  created: 'Carte créée',
  avatarDropped: 'Photo refusée, omise',

  steps: {
    basics: 'Identité',
    contacts: 'Coordonnées',
    showcase: 'Présentation',
    secondSide: 'Seconde langue',
    style: 'Style'
  },
  next: 'Suivant',
  save: 'Enregistrer',
  finish: 'Terminer',
  saved: 'Carte enregistrée',
  missing: 'Carte introuvable',
  missingHint: 'Elle a peut-être été retirée',
  toCards: 'Mes cartes',
  incomplete: (count) => `${count} à corriger`,
  changedMeanwhile: 'Cette carte a été modifiée ailleurs ; les deux versions ont été réunies',
  keptTyped: 'Vos modifications sont conservées. Vérifiez, puis enregistrez',
  restoreTitle: 'Reprendre le brouillon ?',
  restoreText: (time) => `Vous avez un brouillon non enregistré de ${time}`,
  restore: 'Reprendre',
  startOver: 'Recommencer',
  leaveTitle: 'Quitter la page ?',
  leaveText: 'Votre saisie est gardée comme brouillon',
  leave: 'Quitter',
  stay: 'Continuer',
  sample: { name: 'Votre nom', position: 'Fonction' },

  avatar: 'Photo',
  avatarPurpose: 'L’appareil photo ou vos photos vont s’ouvrir, seulement pour choisir la photo de la carte',
  name: 'Nom',
  namePlaceholder: 'Nom réel, 2–20 caractères',
  position: 'Fonction',
  positionPlaceholder: 'P. ex. Directeur des ventes',
  department: 'Service',
  company: 'Entreprise',
  companyName: 'Nom de l’entreprise',
  companyPlaceholder: 'Entreprise ou stand, facultatif',
  otherCompany: 'Autre',
  companyVerified: 'La carte porte le badge d’une entreprise vérifiée',
  companyBound: 'La carte affiche le nom complet de l’entreprise',
  companyTyped: 'Une entreprise saisie n’a pas de badge',

  visibilityNote:
    'Choisissez pour chaque coordonnée qui peut la voir. Après un échange, l’autre voit celles qui sont prévues pour cela',
  visibility: (label) => `Qui peut voir : ${label}`,
  visibilities: { everyone: 'Tous', exchanged: 'Après échange', hidden: 'Masqué' },
  visibilityHints: {
    everyone: 'Tous ceux qui ouvrent la carte',
    exchanged: 'En entier seulement pour ceux qui ont échangé leur carte avec vous',
    hidden: 'Vous seul'
  },
  accountStricter: {
    verified: 'Votre compte ne montre ce numéro qu’aux membres vérifiés ; la carte aussi',
    exchanged: 'Votre compte ne montre ce numéro qu’après un échange ; la carte aussi'
  },
  mobile: 'Mobile',
  otherMobile: 'Autre mobile',
  landline: 'Téléphone fixe',
  landlinePlaceholder: 'P. ex. 0775-3850001',
  weChatId: 'Identifiant WeChat',
  weChatCode: 'Code QR WeChat',
  weChatCodeHint: 'Visible des mêmes personnes que l’identifiant WeChat',
  weChatCodePurpose:
    'L’appareil photo ou vos photos vont s’ouvrir, seulement pour choisir l’image de votre code WeChat',
  email: 'E-mail',
  website: 'Site web',
  websitePlaceholder: 'Commence par https://',
  address: 'Adresse',
  addressPlaceholder: '60 caractères au maximum',
  moreContacts: 'Autres coordonnées',
  findable: 'Carte trouvable',
  findableHint:
    'On peut trouver cette carte par la recherche et sur la page de votre entreprise. Vous pouvez le désactiver à tout moment',

  varieties: 'Épices',
  varietiesPlaceholder: 'Choisir les épices',
  intro: 'Présentation',
  introPlaceholder: 'Votre activité et vos points forts',
  pictures: 'Photos',
  picturesPurpose: 'L’appareil photo ou vos photos vont s’ouvrir, seulement pour choisir les photos de la carte',
  video: 'Vidéo',
  videoStates: {
    waiting: 'Vidéo en cours d’examen ; visible des autres une fois acceptée',
    refused: 'Vidéo refusée. Choisissez-en une autre'
  },
  supplies: 'Offres épinglées',
  suppliesHint: (max) => `Affichées sur la carte, ${max} au maximum`,
  addSupply: 'Choisir des offres',
  removeSupply: (title) => `Ne plus épingler ${title}`,
  moveSupplyUp: (title) => `Monter ${title}`,
  searchSupply: 'Titre ou épice',
  noSupplyFound: 'Aucune offre correspondante',
  noSupplies: 'Aucune offre en cours',
  noSuppliesHint: 'Publiez une offre, puis épinglez-la ici',
  suppliesFull: (max) => `${max} au maximum`,
  suppliesDone: (count) => `Valider (${count})`,

  secondSide: 'Côté dans une autre langue',
  secondSideHint: 'Pour vos clients étrangers, au verso de la carte',
  language: 'Langue',
  secondNamePlaceholder: 'P. ex. Qin Xiulan',

  style: 'Style',
  styles: { cinnabar: 'Cinabre', cassia: 'Casse', pepper: 'Poivre', indigo: 'Indigo', paper: 'Papier' },

  problems: {
    banned: 'Contient un terme interdit. Reformulez',
    contact: 'Indiquez numéros et adresses à l’étape « Coordonnées »',
    company: 'C’est le nom d’une entreprise. Indiquez le vôtre',
    tooLong: (max) => `${max} caractères au maximum`,
    tooShort: (min) => `Au moins ${min} caractères`,
    unfit: 'Cette image ne peut pas être publiée. Choisissez-en une autre',
    unknown: 'N’est plus disponible. Choisissez à nouveau',
    other: 'Non accepté. À modifier',
    required: { name: 'Indiquez votre nom', position: 'Indiquez votre fonction', mobile: 'Indiquez votre numéro' },
    pattern: {
      name: 'Un nom contient des lettres',
      mobile: 'Vérifiez le numéro de mobile',
      landline: 'Avec l’indicatif, p. ex. 0775-3850001',
      weChatId: '6–20 lettres, chiffres, tirets ou traits bas, en commençant par une lettre',
      email: 'Vérifiez l’adresse e-mail',
      website: 'Doit commencer par https://'
    }
  }
};

export default messages;
