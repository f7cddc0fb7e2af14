import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Demande d’achat',
  missingTitle: 'Demande introuvable',
  missingText: 'Elle a été supprimée ou n’est visible que de certains fournisseurs',
  toPurchases: 'Autres demandes',
  figures: { quotes: 'Devis', price: 'Prix visé', left: 'Temps restant' },
  isOver: 'Terminé',
  need: 'Besoin',
  buyer: 'Acheteur',
  anonymous: 'Acheteur anonyme',
  anonymousHint: 'Société et contact connus une fois un devis accepté',
  toCompany: 'Société',
  favourite: 'Garder',
  favoured: 'Gardé',
  added: 'Gardé',
  removed: 'Retiré',
  loginToFavour: 'Connectez-vous pour garder cette demande',
  favourReason: 'Retrouvez-la avant l’échéance, sur tout téléphone',
  contact: 'Chat',
  loginToContact: 'Connectez-vous pour écrire à l’acheteur',
  contactReason: 'La conversation est conservée, sur tout téléphone',
  share: 'Partager',
  report: 'Signaler cette demande',
  quote: 'Coter',
  openMine: 'Mon devis',
  mine: (status) => `Mon devis : ${status}`,
  mineHint: 'Les fournisseurs ne voient pas les prix des autres',
  myStatuses: {
    draft: 'brouillon',
    submitted: 'pas encore lu',
    viewed: 'lu par l’acheteur',
    shortlisted: 'présélectionné',
    accepted: 'accepté',
    rejected: 'non retenu',
    withdrawn: 'retiré',
    expired: 'plus valable',
    lapsed: 'demande terminée'
  },
  states: {
    paused: ['L’acheteur a suspendu les devis', 'Vous pourrez coter à la reprise'],
    closed: ['Cette demande est terminée', 'Plus de nouveau devis'],
    dealt: ['Cette demande est conclue', 'L’acheteur a choisi'],
    expired: ['Le délai est passé', 'Possible si l’acheteur le prolonge'],
    takedown: ['Cette demande a été retirée', 'Elle n’a pas passé le contrôle']
  },
  obstacles: {
    login: ['Connectez-vous pour coter', 'Vous reviendrez à cette demande', 'Se connecter et coter'],
    verify: ['Vérifiez votre identité pour coter', '10 devis par jour, 30 en société', 'Vérifier'],
    company: ['Sociétés vérifiées seulement', 'Vérifiez la vôtre ou rejoignez-en une', 'Vérifier'],
    invited: [
      'Fournisseurs choisis seulement',
      'Votre société n’en est pas ; voyez les demandes voisines',
      'Similaires'
    ],
    own: ['Demande de votre société', 'Son auteur ou un admin traite les devis', 'Similaires'],
    full: ['Toutes les places sont prises', 'Un retrait peut en libérer une', 'Similaires'],
    ended: ['Le délai est passé', 'Possible si l’acheteur le prolonge', 'Similaires'],
    limit: ['Plus de devis aujourd’hui', 'Dès minuit ; les devis envoyés se modifient', 'Mes devis']
  }
};

export default messages;
