import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Offre',
  missing: 'Offre introuvable',
  missingHint: 'Le lien est peut-être faux, ou l’offre a été supprimée',
  allSupplies: 'Toutes les offres',
  newest: 'Dernières offres',
  similar: 'Offres similaires',
  obstacles: {
    paused: 'Offre suspendue par le fournisseur. Voir des offres similaires',
    closed: 'Offre clôturée. Voir des offres similaires',
    expired: 'Offre expirée. Voir des offres similaires',
    takedown: 'Offre retirée. Voir des offres similaires'
  },
  origin: 'Origine',
  delivery: 'Expédié de',
  stock: 'Stock',
  validUntil: 'Valable jusqu’au',
  seeAll: 'Voir tous les détails',
  ask: 'Contacter le fournisseur',
  logIn: 'Se connecter / créer un compte',
  loginToAsk: 'Connectez-vous pour écrire au fournisseur et demander un prix',
  askReason: 'Vos discussions sont conservées, sur tout téléphone',
  inMiniProgram: 'Ouvrir le mini-programme',
  inApp: 'Ouvrir l’application',
  inWeChat: 'Copier le lien pour WeChat',
  copied: 'Lien copié'
};

export default messages;
