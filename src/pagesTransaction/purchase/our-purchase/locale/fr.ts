import type { OurPurchaseWords } from './zh-Hans';

const words: OurPurchaseWords = {
  title: 'Mes demandes',
  create: 'Publier une demande',
  logIn: 'Se connecter',
  loggedOut: 'Connectez-vous pour voir vos demandes',
  loggedOutHint: 'Vos demandes et leurs devis se trouvent ici',
  empty: 'Aucune demande publiée',
  emptyHint: 'Dites quoi et où, les fournisseurs coteront',
  emptyTab: (tab) => `Aucune demande : ${tab}`,
  tabs: {
    all: 'Toutes',
    pending: 'En examen',
    quoting: 'Ouvertes',
    dealt: 'Conclues',
    closed: 'Fermées',
    expired: 'Terminées',
    draft: 'Brouillons'
  },
  actions: {
    quotes: 'Devis',
    edit: 'Modifier',
    reedit: 'Corriger et renvoyer',
    refresh: 'Remonter',
    renew: 'Prolonger',
    pause: 'Suspendre',
    resume: 'Reprendre',
    withdraw: 'Reprendre',
    copy: 'Republier',
    close: 'Fermer',
    appeal: 'Contester',
    remove: 'Supprimer'
  },
  refreshTomorrow: 'Demain à nouveau',
  refreshedToday: 'Déjà fait aujourd’hui',
  done: {
    refresh: 'Remontée',
    renew: 'Prolongée',
    pause: 'Suspendue',
    resume: 'Rouverte',
    withdraw: 'Reprise',
    close: 'Fermée',
    appeal: 'Envoyé'
  },
  untitled: 'Sans titre',
  anonymousAs: (company) => `Anonyme, ${company}`,
  reason: (reason) => `Motif : ${reason}`,
  newQuotes: (count) => `${count} nouveaux`,
  views: (count) => `${count} vues`,
  changed: (time) => `Modifiée ${time}`,
  closeTitle: (count) => `${count} devis seront caducs. Pourquoi fermer ?`,
  closeTitleNone: 'Pourquoi fermer ?',
  closeReasons: { dealt: 'Déjà acheté', cancelled: 'Plus besoin' },
  withdrawTitle: 'Reprendre la demande ?',
  withdrawText: 'Elle peut alors être modifiée et renvoyée',
  appealTitle: 'Contester',
  appealHint: 'Dites pourquoi elle doit rester, 5 à 140 signes',
  appealSend: 'Envoyer',
  appealShort: 'Au moins 5 signes',
  removed: (title) => `Supprimée : ${title}`,
  undo: 'Annuler'
};

export default words;
