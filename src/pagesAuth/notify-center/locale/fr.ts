import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notifications',
  readAll: 'Tout lu',
  allRead: 'Tout est marqué comme lu',
  unread: 'Non lu',
  loggedOut: 'Connectez-vous pour voir vos notifications',
  loggedOutHint: 'Alertes de prix, résultats de vérification et invitations arrivent ici.',
  logIn: 'Se connecter',
  empty: 'Pas encore de notifications',
  emptyHint: 'Alertes de prix, résultats de vérification et invitations arrivent ici.',
  toMarket: 'Voir les cours',
  all: 'Tout',
  remove: 'Supprimer',
  removed: 'Message supprimé',
  undo: 'Annuler',
  muteTitle: 'Rappels',
  muteHint: 'Ce qui est désactivé arrive quand même, sans rappel ni pastille rouge',
  kinds: {
    system: 'Système',
    review: 'Contrôles',
    market: 'Cours',
    quote: 'Offres',
    team: 'Équipe',
    invite: 'Invitations',
    card: 'Cartes',
    expo: 'Salon',
    pay: 'Paiements'
  },
  about: {
    review: 'Résultats de vérification et de modération',
    market: 'Alertes de prix et variétés suivies',
    quote: 'Avancement des offres',
    team: 'Membres et demandes d’adhésion',
    invite: 'Amis inscrits ou vérifiés',
    card: 'Cartes échangées et visiteurs',
    expo: 'Inscription, billets et programme',
    pay: 'Commandes et remboursements'
  }
};

export default messages;
