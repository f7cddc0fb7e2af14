import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Publier une demande',
  editTitle: 'Modifier la demande',
  preview: 'Aperçu',
  submit: 'Envoyer',
  next: 'Suivant',
  steps: { goods: 'Quoi', terms: 'Comment', quotes: 'Qui' },
  stepLabel: (number, name) => `Étape ${number}, ${name}`,
  inPublic: 'Les changements sont réexaminés ; d’ici là l’ancienne version reste visible',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'chaque mois', longTerm: 'long terme' }[frequency];
    return `Recherche : ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Titre',
  titleHint: '4 à 30 signes',
  unit: 'Unité',
  negotiable: 'Prix ouvert',
  negotiableHint: 'Sans prix visé, les fournisseurs proposent',
  originsHint: 'Trois au plus ; aucune : toute origine',
  addOrigin: 'Ajouter',
  choosePlace: 'Ville ou district',
  chooseDay: 'Choisir un jour',
  needByHint: 'Sous 180 jours',
  deadlineHint: 'Jusqu’à la fin de ce jour, pas après la livraison',
  demandHint: 'Humidité, impuretés, teneur, emballage, analyses',
  maxQuotesHint: 'S’arrête une fois atteint, de 3 à 30',
  quotesUnit: 'devis',
  audienceHints: {
    public: 'Visible de tous, les vérifiés peuvent coter',
    verifiedCompanies: 'Seules les sociétés vérifiées la voient',
    invited: 'Seules les sociétés choisies la voient et sont prévenues'
  },
  invited: 'Fournisseurs choisis',
  chooseSuppliers: 'Choisir des fournisseurs',
  chosen: (count) => (count > 0 ? `Terminé (${count})` : 'Terminé'),
  noSuppliers: 'Aucune société n’offre cette variété',
  noSuppliersHint: 'Choisissez « sociétés vérifiées » pour en toucher plus',
  supplyCount: (count) => `${count} offres`,
  fullInvited: (most) => `${most} au plus`,
  anonymous: 'Anonyme',
  anonymousHint: 'Avant d’accepter un devis, ni la société ni le contact ne sont visibles',
  party: 'Au nom de',
  asPerson: 'Moi-même',
  partyFixed: 'Ne change plus une fois publié',
  locked: (count) => `${count} devis reçus : marchandise et quantité ne changent plus`,
  problems: {
    'title.required': 'Écrivez un titre',
    'title.minLength': '4 signes au moins',
    'title.maxLength': '30 signes au plus',
    'varietyId.required': 'Choisissez une variété',
    'gradeId.required': 'Choisissez ou décrivez la qualité',
    'form.required': 'Choisissez une forme',
    'quantityGrams.required': 'Combien ?',
    'quantityGrams.range': '100 000 tonnes au plus',
    'quantityGrams.unit': 'Une unité au moins',
    'gramsPerPack.required': 'Poids d’un colis ?',
    'gramsPerPack.range': '1 000 kg au plus',
    'expectedFen.required': 'Indiquez un prix ou laissez-le ouvert',
    'expectedFen.range': 'Entre 0,01 et 1 000 000',
    'deliveryCode.required': 'Choisissez le lieu',
    'deliveryCode.unknown': 'Ville ou district',
    'needBy.required': 'Choisissez un jour',
    'needBy.tooLate': 'Sous 180 jours',
    'quoteDeadline.required': 'Choisissez un jour',
    'quoteDeadline.afterNeed': 'Pas après la livraison',
    'payTerm.required': 'Choisissez le paiement',
    'taxInvoice.required': 'Choisissez la facture',
    'frequency.required': 'Choisissez la fréquence',
    'maxQuotes.range': 'Entre 3 et 30',
    'maxQuotes.quoted': 'Pas moins que les devis reçus',
    'invitedCompanyIds.required': 'Choisissez-en un',
    'originCodes.tooMany': '3 au plus',
    'attachments.tooMany': '5 au plus',
    past: 'Date passée',
    quoted: 'Des devis existent : ceci ne change plus'
  },
  limits: {
    verify: {
      title: 'Une demande est déjà ouverte',
      text: 'Dix pour les personnes vérifiées. Gardé comme brouillon.',
      action: 'Vérifier'
    },
    company: {
      title: 'Limite en nom propre atteinte',
      text: 'Trente au nom d’une société vérifiée. Gardé comme brouillon.',
      action: 'Vérifier'
    },
    most: { title: '30 demandes sont ouvertes', text: 'Fermez-en d’abord. Brouillon gardé.', action: 'Mes demandes' },
    drafts: { title: '20 brouillons gardés', text: 'Supprimez-en. L’appareil garde ceci.', action: 'Mes demandes' }
  },
  blocked: {
    pending: { title: 'En examen', text: 'Reprenez-la pour la modifier, puis renvoyez-la.', action: 'Reprendre' },
    closed: { title: 'Demande fermée', text: 'Republiez-la depuis vos demandes.', action: 'Mes demandes' },
    takedown: { title: 'Demande retirée', text: 'Vous pouvez contester dans vos demandes.', action: 'Mes demandes' },
    foreign: {
      title: 'Ce n’est pas votre demande',
      text: 'Seulement les vôtres ou celles d’une société que vous gérez.',
      action: 'Mes demandes'
    }
  },
  previewTitle: 'Ce que verront les fournisseurs',
  previewHint: 'Publique après l’examen',
  missing: 'Non rempli',
  result: {
    states: {
      pending: ['Envoyée, en examen', 'Visible après l’examen ; un message vous le dira'],
      published: ['Publiée', 'Les fournisseurs peuvent coter'],
      rejected: ['Refusée', 'Corrigez et renvoyez']
    },
    again: 'D’ici là l’ancienne version reste visible',
    course: 'Avancement',
    submitted: 'Envoyée',
    reviewing: 'Textes et pièces examinés',
    listed: 'Publique, devis ouverts',
    mine: 'Mes demandes',
    open: 'L’ouvrir',
    another: 'Une autre',
    share: 'Partager'
  }
};

export default messages;
