import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notifications',
  readAll: 'Tout lu',
  allRead: 'Tout est marqué comme lu',
  unread: 'Non lu',
  loggedOut: 'Connectez-vous pour voir vos notifications',
  loggedOutHint: 'Alertes de prix, résultats d’examen et invitations arrivent ici.',
  logIn: 'Se connecter',
  empty: 'Pas encore de notifications',
  emptyHint: 'Alertes de prix, résultats d’examen et invitations arrivent ici.',
  toMarket: 'Voir les cours',
  all: 'Tout',
  remove: 'Supprimer',
  removed: 'Notification supprimée',
  undo: 'Annuler',
  muteTitle: 'Réglage des alertes',
  muteHint: 'Les notifications désactivées arrivent quand même, sans alerte ni pastille',
  kinds: {
    system: 'Système',
    review: 'Examens',
    market: 'Cours',
    quote: 'Devis',
    team: 'Équipe',
    invite: 'Invitations',
    card: 'Cartes',
    expo: 'Salon',
    pay: 'Paiements'
  },
  about: {
    review: 'Résultats de vérification et de contenu',
    market: 'Alertes de prix et nouveaux prix des épices suivies',
    quote: 'Suivi des devis',
    team: 'Membres et demandes d’adhésion',
    invite: 'Amis inscrits ou vérifiés',
    card: 'Échanges de cartes et visiteurs',
    expo: 'Inscription, billets et programme',
    pay: 'Commandes et remboursements'
  }
};

export default messages;
