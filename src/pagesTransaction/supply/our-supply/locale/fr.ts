import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'Mes offres',
  tabsLabel: 'État des offres',
  tabs: {
    onSale: 'En vente',
    pending: 'En contrôle',
    rejected: 'Refusées',
    offShelf: 'Retirées',
    expired: 'Expirées',
    draft: 'Brouillons'
  },
  statuses: {
    draft: 'Brouillon',
    pending: 'En contrôle',
    published: 'En vente',
    rejected: 'Refusée',
    paused: 'Suspendue',
    closed: 'Close',
    expired: 'Expirée',
    takedown: 'Retirée'
  },
  actions: {
    refresh: 'Actualiser',
    terms: 'Prix et stock',
    edit: 'Modifier',
    goOn: 'Continuer',
    reedit: 'Corriger et renvoyer',
    poster: 'Affiche',
    renew: 'Prolonger',
    offShelf: 'Retirer',
    resume: 'Republier',
    withdraw: 'Reprendre',
    copy: 'Copier',
    appeal: 'Recours',
    remove: 'Supprimer'
  },
  refreshTomorrow: 'Demain à nouveau',
  isListed: 'ancienne version en ligne',
  reason: (reason) => `Motif : ${reason}`,
  noReason: 'Le motif est dans vos messages',
  untitled: 'Sans titre',
  stock: (quantity) => `Stock ${quantity}`,
  noPrice: 'Pas encore de prix',
  until: (day) => `Valable jusqu’au ${day}`,
  editedAt: (time) => `Modifiée ${time}`,
  completeness: (percent) => `Complète à ${percent} %`,
  inCompanyName: (name) => `pour ${name}`,
  views: 'Vues',
  favourites: 'Favoris',
  inquiries: 'Demandes',
  publish: 'Publier une offre',
  loggedOut: 'Connectez-vous pour gérer vos offres',
  loggedOutHint: 'Publiez vos produits, suivez vues, favoris et demandes',
  logIn: 'Se connecter',
  empty: {
    onSale: ['Rien en vente', 'Ce qui passe le contrôle apparaît ici'],
    pending: ['Rien en attente', 'Le contrôle est en général rapide'],
    rejected: ['Rien de refusé', 'Le motif est indiqué et l’offre peut être renvoyée'],
    offShelf: ['Rien de retiré', 'Les offres suspendues, closes ou retirées sont ici'],
    expired: ['Rien d’expiré', 'Les offres terminées sont ici et se prolongent'],
    draft: ['Pas de brouillon', 'Les offres inachevées sont gardées en brouillon']
  }
};

export default messages;
