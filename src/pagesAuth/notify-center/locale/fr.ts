import type { NotifyWords } from './zh-Hans';

const words: NotifyWords = {
  title: 'Notifications',
  readAll: 'Tout lu',
  allRead: 'Tout est marqué comme lu',
  unread: 'Non lu',
  loggedOut: 'Connectez-vous pour voir vos notifications',
  loggedOutHint: 'Alertes de prix, résultats de vérification et invitations arrivent ici.',
  logIn: 'Se connecter',
  empty: 'Pas encore de notifications',
  emptyHint: 'Alertes de prix, résultats de vérification et invitations arrivent ici.',
  toMarket: 'Voir les cours'
};

export default words;
