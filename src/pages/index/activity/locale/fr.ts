import type { ActivityMessages } from './zh-Hans';

const messages: ActivityMessages = {
  title: 'Opération',
  share: 'Partager',
  steps: 'Comment participer',
  rules: 'Règlement',
  phases: { upcoming: 'À venir', running: 'En cours', ended: 'Terminée' },
  period: (from, to) => `du ${from} au ${to}`,
  actions: {
    register: 'Se connecter ou s’inscrire',
    publishSupply: 'Publier une offre',
    publishPurchase: 'Publier une demande',
    verify: 'Se faire certifier'
  },
  registered: 'Vous avez déjà un compte',
  closed: { upcoming: 'Pas encore commencée', ended: 'Opération terminée' },
  loginReason: 'Connectez-vous pour participer',
  unknownTitle: 'Opération introuvable',
  unknownText: 'Elle a peut-être été retirée, ou le lien est incomplet.',
  toHome: 'Retour à l’accueil'
};

export default messages;
