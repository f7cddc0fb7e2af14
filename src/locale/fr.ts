import type { Messages } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

const messages: Messages = {
  appName: 'Xiangshi',
  tabs: { home: 'Accueil', market: 'Cours', transaction: 'Négoce', mine: 'Moi' },
  cancel: 'Annuler',
  ok: 'OK',
  close: 'Fermer',
  retry: 'Réessayer',
  back: 'Retour',
  all: 'Tout',
  more: 'Plus',
  loading: 'Chargement',
  noMore: 'Fin de la liste',
  loadMore: 'Afficher plus',
  loadMoreFailed: 'Échec du chargement. Touchez pour réessayer',
  pullToRefresh: 'Tirez pour actualiser',
  refreshing: 'Actualisation',
  emptyTitle: 'Rien pour le moment',
  required: 'Obligatoire',
  clear: 'Effacer',
  scan: 'Scanner',
  codeDigits: (count) => `Code, ${count} chiffres`,
  slide: (position, count) => `${position} sur ${count}`,
  illustration: 'Illustration',
  errors: {
    offline: 'Hors ligne. Vérifiez votre connexion et réessayez',
    timeout: 'Délai dépassé. Touchez l’écran pour réessayer',
    network: 'Serveur injoignable. Touchez pour réessayer',
    networkTitle: 'Serveur injoignable',
    networkHint: 'Vérifiez votre connexion, puis réessayez',
    server: 'Le serveur a rencontré un problème. Réessayez plus tard',
    busy: 'Le serveur est occupé. Réessayez dans un instant',
    notFound: 'Ce contenu n’existe pas ou a été retiré',
    unverified: 'Associez un numéro de mobile ou faites-vous vérifier avant de publier',
    forbidden: 'Vous n’avez pas accès à ce contenu',
    unauthorized: 'Votre session a expiré. Reconnectez-vous pour continuer',
    rateLimited: (seconds) => `Trop de demandes. Attendez ${seconds} s`,
    locked: (minutes) => `Trop d’erreurs. Attendez ${minutes} min`,
    invalid: 'Certaines informations sont incorrectes. Vérifiez et réessayez',
    unknown: 'Un problème est survenu. Réessayez plus tard',
    offlineSince: (time) => `Hors ligne. Données de ${time}`,
    toHome: 'Aller à l’accueil'
  },
  copied: 'Copié',
  copyFailed: 'Échec de la copie. Appuyez longuement sur le texte pour le copier',
  openMiniProgram: 'Ouvrez le mini-programme ci-dessous',
  change: {
    up: (text) => `en hausse de ${text}`,
    down: (text) => `en baisse de ${text}`,
    flat: 'stable',
    none: 'pas de prix antérieur'
  },
  perKg: 'CNY/kg',
  negotiable: 'À négocier',
  time: {
    justNow: 'à l’instant',
    minutesAgo: (minutes) => `il y a ${minutes} min`,
    monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
    daysAndClock: (days, clock) => `${days} j ${clock}`,
    weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']
  },
  categories: {
    fruit: 'Fruits et graines',
    bark: 'Écorces',
    root: 'Racines',
    bud: 'Boutons floraux',
    leaf: 'Feuilles',
    hot: 'Poivres et piments',
    blend: 'Mélanges'
  },
  newsCategories: {
    headline: 'À la une',
    market: 'Cours',
    origin: 'Origines',
    policy: 'Réglementation',
    company: 'Entreprises',
    expo: 'Salons',
    trade: 'Échanges',
    technology: 'Technologie',
    people: 'Portraits'
  },
  views: (count) => `${count} lectures`,
  badges: { person: 'Personne vérifiée', company: 'Entreprise vérifiée', park: 'Parc vérifié' },
  loginGate: { phone: 'Connexion par téléphone', other: 'Se connecter', later: 'Plus tard' }
};

export default messages;
