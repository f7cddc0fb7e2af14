import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Demande d’achat',
  missingTitle: 'Demande introuvable',
  missingText: 'Elle a peut-être été supprimée ou n’est visible que de certains fournisseurs',
  toPurchases: 'Autres demandes',
  figures: { quotations: 'Devis', price: 'Prix cible', left: 'Temps restant' },
  isOver: 'Terminée',
  need: 'Besoin',
  buyer: 'Acheteur',
  anonymous: 'Acheteur anonyme',
  anonymousHint: 'Entreprise et contact visibles une fois un devis accepté',
  toCompany: 'Voir l’entreprise',
  favourite: 'Favori',
  favoured: 'Favori',
  added: 'Ajoutée',
  removed: 'Retirée',
  loginToFavour: 'Connectez-vous pour ajouter cette demande à vos favoris',
  favourReason: 'Retrouvez-la avant l’échéance, sur tout téléphone',
  contact: 'Chat',
  loginToContact: 'Connectez-vous pour contacter l’acheteur',
  contactReason: 'Vos discussions sont conservées, sur tout téléphone',
  share: 'Partager',
  report: 'Signaler cette demande',
  quote: 'Faire un devis',
  openMine: 'Mon devis',
  mine: (status) => `Mon devis : ${status}`,
  mineHint: 'Les fournisseurs ne voient pas les prix des autres',
  myStatuses: {
    draft: 'brouillon',
    submitted: 'non consulté',
    viewed: 'consulté par l’acheteur',
    shortlisted: 'présélectionné',
    accepted: 'accepté',
    rejected: 'non retenu',
    withdrawn: 'retiré',
    expired: 'expiré',
    lapsed: 'demande terminée'
  },
  states: {
    paused: ['L’acheteur a suspendu les devis', 'Vous pourrez faire un devis à la reprise'],
    closed: ['Cette demande est terminée', 'Elle n’accepte plus de devis'],
    dealt: ['Cette demande est conclue', 'L’acheteur a choisi un fournisseur'],
    expired: ['Le délai est dépassé', 'Devis possible si l’acheteur le prolonge'],
    takedown: ['Cette demande a été retirée', 'Elle n’a pas passé le contrôle de la plateforme']
  },
  obstacles: {
    login: ['Connectez-vous pour faire un devis', 'Vous reviendrez ensuite à cette demande', 'Se connecter'],
    verify: [
      'Faites vérifier votre identité pour faire un devis',
      '10 devis par jour, 30 en entreprise',
      'Se faire vérifier'
    ],
    company: ['Entreprises vérifiées uniquement', 'Faites vérifier la vôtre ou rejoignez-en une', 'Vérifier'],
    invited: [
      'Fournisseurs choisis uniquement',
      'Votre entreprise n’en fait pas partie ; voyez d’autres demandes',
      'Similaires'
    ],
    own: ['Demande de votre entreprise', 'L’auteur ou un administrateur traite les devis', 'Similaires'],
    full: ['Nombre maximal de devis atteint', 'Une place se libère si un fournisseur se retire', 'Similaires'],
    ended: ['Le délai est dépassé', 'Devis possible si l’acheteur le prolonge', 'Similaires'],
    limit: [
      'Limite quotidienne de devis atteinte',
      'À nouveau dès minuit ; les devis envoyés restent modifiables',
      'Mes devis'
    ]
  }
};

export default messages;
