import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Offre',
  missing: 'Cette offre n’existe plus',
  missingHint: 'Le lien est peut-être faux, ou l’offre a été supprimée',
  allSupplies: 'Toutes les offres',
  newest: 'Dernières offres',
  similar: 'Offres semblables',
  obstacles: {
    paused: 'Offre suspendue par le vendeur. Voir les semblables',
    closed: 'Offre terminée. Voir les semblables',
    expired: 'Offre expirée. Voir les semblables',
    takedown: 'Offre retirée. Voir les semblables'
  },
  origin: 'Origine',
  delivery: 'Livraison',
  stock: 'Stock',
  validUntil: 'Valable jusqu’au',
  seeAll: 'Tout voir',
  ask: 'Contacter le vendeur',
  logIn: 'Se connecter / s’inscrire',
  loginToAsk: 'Connectez-vous pour écrire au vendeur et demander un prix',
  askReason: 'La conversation est conservée, sur tout téléphone',
  inMiniProgram: 'Ouvrir le mini-programme',
  inApp: 'Ouvrir l’application',
  inWeChat: 'Copier le lien pour WeChat',
  copied: 'Lien copié'
};

export default messages;
