import type { SharedMessages } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

const messages: SharedMessages = {
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
  noMore: 'C’est tout',
  loadMore: 'Afficher plus',
  loadMoreFailed: 'Échec du chargement. Touchez pour réessayer',
  pullToRefresh: 'Tirez pour actualiser',
  refreshing: 'Actualisation',
  emptyTitle: 'Rien ici pour le moment',
  required: 'Obligatoire',
  clear: 'Effacer',
  scan: 'Scanner',
  codeDigits: (count) => `Code à ${count} chiffres`,
  slide: (position, count) => `${position} sur ${count}`,
  illustration: 'Illustration',
  errors: {
    offline: 'Pas de réseau. Vérifiez-le et réessayez',
    timeout: 'Délai dépassé. Touchez l’écran pour réessayer',
    network: 'Serveur injoignable. Touchez pour réessayer',
    networkTitle: 'Serveur injoignable',
    networkHint: 'Vérifiez votre connexion, puis réessayez',
    server: 'Le serveur a rencontré un problème. Réessayez plus tard',
    busy: 'Beaucoup d’envois en attente. Réessayez dans un instant',
    notFound: 'Ce contenu n’existe pas ou a été retiré',
    forbidden: 'Vous n’avez pas accès à ce contenu',
    unauthorized: 'La session a expiré. Reconnectez-vous pour continuer',
    rateLimited: (seconds) => `Trop de demandes. Attendez ${seconds} s`,
    locked: (minutes) => `Trop d’erreurs. Attendez ${minutes} min`,
    invalid: 'Une saisie est incorrecte. Vérifiez et réessayez',
    unknown: 'Cela n’a pas fonctionné. Réessayez plus tard',
    offlineSince: (time) => `Pas de réseau. Données de ${time}`,
    toHome: 'Vers l’accueil'
  },
  copied: 'Copié',
  copyFailed: 'Non copié. Appuyez longuement sur le texte pour le copier',
  change: {
    up: (text) => `en hausse de ${text}`,
    down: (text) => `en baisse de ${text}`,
    flat: 'stable',
    none: 'pas de cours antérieur'
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
    policy: 'Politique',
    company: 'Entreprises',
    expo: 'Salons',
    trade: 'Commerce',
    technology: 'Technique',
    people: 'Portraits'
  },
  views: (count) => `${count} lectures`,
  badges: { person: 'Personne vérifiée', company: 'Entreprise vérifiée', park: 'Parc vérifié' },
  loginGate: { phone: 'Se connecter par téléphone', other: 'Se connecter', later: 'Continuer sans compte' }
};

export default messages;
