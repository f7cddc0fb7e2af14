import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'Mes offres',
  tabsLabel: 'État des offres',
  tabs: {
    onSale: 'En vente',
    pending: 'En cours d’examen',
    rejected: 'Refusées',
    offShelf: 'Dépubliées',
    expired: 'Expirées',
    draft: 'Brouillons'
  },
  statuses: {
    draft: 'Brouillon',
    pending: 'En cours d’examen',
    published: 'En vente',
    rejected: 'Refusée',
    paused: 'Suspendue',
    closed: 'Clôturée',
    expired: 'Expirée',
    takedown: 'Retirée'
  },
  actions: {
    refresh: 'Remonter',
    terms: 'Prix et stock',
    edit: 'Modifier',
    reedit: 'Corriger et renvoyer',
    poster: 'Créer une affiche',
    renew: 'Prolonger',
    unlist: 'Dépublier',
    resume: 'Remettre en vente',
    withdraw: 'Retirer',
    copy: 'Dupliquer',
    appeal: 'Contester',
    remove: 'Supprimer'
  },
  continueDraft: 'Continuer',
  refreshTomorrow: 'À nouveau demain',
  isListed: 'ancienne version encore en vente',
  reason: (reason) => `Motif : ${reason}`,
  noReason: 'Le motif est dans vos messages',
  untitled: 'Sans titre',
  stock: (quantity) => `Stock ${quantity}`,
  noPrice: 'Pas encore de prix',
  until: (day) => `Valable jusqu’au ${day}`,
  editedAt: (time) => `Modifiée ${time}`,
  completeness: (percent) => `Complète à ${percent} %`,
  inCompanyName: (name) => `au nom de ${name}`,
  views: 'Vues',
  favourites: 'Favoris',
  inquiries: 'Questions',
  publish: 'Publier une offre',
  loggedOut: 'Connectez-vous pour gérer vos offres',
  loggedOutHint: 'Publiez des offres, suivez vues, favoris et questions',
  logIn: 'Se connecter',
  empty: {
    onSale: ['Rien en vente', 'Vos offres apparaissent ici une fois approuvées'],
    pending: ['Rien en cours d’examen', 'L’examen est en général rapide'],
    rejected: ['Aucune offre refusée', 'Le motif est indiqué ; corrigez et soumettez à nouveau'],
    offShelf: ['Aucune offre dépubliée', 'Les offres suspendues, clôturées ou retirées apparaissent ici'],
    expired: ['Aucune offre expirée', 'Les offres expirées apparaissent ici et peuvent être prolongées'],
    draft: ['Aucun brouillon', 'Les offres inachevées sont enregistrées comme brouillons']
  }
};

export default messages;
