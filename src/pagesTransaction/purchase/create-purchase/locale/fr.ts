import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Publier une demande',
  editTitle: 'Modifier la demande',
  preview: 'Aperçu',
  submit: 'Soumettre',
  next: 'Suivant',
  steps: { goods: 'Produit', terms: 'Conditions', quotations: 'Devis' },
  stepLabel: (number, name) => `Étape ${number} : ${name}`,
  inPublic: 'Les modifications sont réexaminées ; d’ici là, les fournisseurs voient l’ancienne version',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'chaque mois', longTerm: 'long terme' }[frequency];
    return `Recherche : ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Titre',
  titleHint: '4 à 30 caractères',
  unit: 'Unité',
  negotiable: 'Prix à négocier',
  negotiableHint: 'Sans prix cible, les fournisseurs proposent le leur',
  originsHint: '3 au maximum ; laissez vide pour toute origine',
  addOrigin: 'Ajouter',
  chooseLocation: 'Choisir une ville ou un district',
  chooseDay: 'Choisir une date',
  needByHint: 'Dans les 180 jours',
  deadlineHint: 'Devis acceptés jusqu’à la fin de ce jour, au plus tard à la date de livraison',
  demandHint: 'Humidité, impuretés, teneur, emballage, rapports d’analyse',
  maxQuotesHint: 'Les devis s’arrêtent à ce nombre, de 3 à 30',
  quotationsUnit: 'devis',
  audienceHints: {
    public: 'Visible de tous ; les utilisateurs vérifiés peuvent faire un devis',
    verifiedCompanies: 'Seules les entreprises vérifiées la voient et font un devis',
    invited: 'Seules les entreprises choisies la voient et font un devis ; elles sont prévenues à la publication'
  },
  invited: 'Fournisseurs choisis',
  chooseSuppliers: 'Choisir des fournisseurs',
  chosen: (count) => (count > 0 ? `Terminé (${count})` : 'Terminé'),
  noSuppliers: 'Aucune entreprise ne propose encore cette épice',
  noSuppliersHint: 'Choisissez « Entreprises vérifiées » pour toucher plus de fournisseurs',
  supplyCount: (count) => `${count} en vente`,
  fullInvited: (most) => `${most} au maximum`,
  anonymous: 'Demande anonyme',
  anonymousHint: 'Les fournisseurs ne voient ni l’entreprise ni le contact avant l’acceptation d’un devis',
  party: 'Publier en tant que',
  asPerson: 'Particulier',
  partyFixed: 'Non modifiable après publication',
  locked: (count) => `${count} devis reçus ; épice, qualité et quantité non modifiables`,
  problems: {
    'title.required': 'Saisissez un titre',
    'title.minLength': 'Au moins 4 caractères',
    'title.maxLength': '30 caractères au maximum',
    'varietyId.required': 'Choisissez une épice',
    'gradeId.required': 'Choisissez ou décrivez la qualité',
    'form.required': 'Choisissez une forme',
    'quantityGrams.required': 'Indiquez la quantité',
    'quantityGrams.range': '100 000 tonnes au maximum',
    'quantityGrams.unit': 'Au moins une unité',
    'gramsPerPack.required': 'Indiquez le poids d’un colis',
    'gramsPerPack.range': '1 000 kg par colis au maximum',
    'expectedFen.required': 'Indiquez un prix cible ou choisissez « à négocier »',
    'expectedFen.range': 'Entre 0,01 et 1 000 000 CNY',
    'deliveryCode.required': 'Choisissez le lieu de livraison',
    'deliveryCode.unknown': 'Choisissez une ville ou un district',
    'needBy.required': 'Choisissez la date de livraison',
    'needBy.tooLate': 'Dans les 180 jours',
    'quoteDeadline.required': 'Choisissez la date limite des devis',
    'quoteDeadline.afterNeed': 'Pas après la date de livraison',
    'payTerm.required': 'Choisissez le mode de paiement',
    'taxInvoice.required': 'Choisissez s’il faut une facture',
    'frequency.required': 'Choisissez la fréquence',
    'maxQuotes.range': 'Entre 3 et 30',
    'maxQuotes.quoted': 'Pas moins que les devis reçus',
    'invitedCompanyIds.required': 'Choisissez-en un',
    'originCodes.tooMany': '3 origines au maximum',
    'attachments.tooMany': '5 fichiers au maximum',
    past: 'Date passée',
    quoted: 'Devis déjà reçus ; non modifiable'
  },
  limits: {
    verify: {
      title: 'Vous avez déjà 1 demande ouverte',
      text: 'Faites-vous vérifier pour en publier 10 à la fois. Votre saisie est enregistrée comme brouillon.',
      action: 'Se faire vérifier'
    },
    company: {
      title: 'Limite personnelle atteinte',
      text: 'Publiez au nom d’une entreprise vérifiée pour en avoir 30. Votre saisie est enregistrée comme brouillon.',
      action: 'Se faire vérifier'
    },
    most: {
      title: 'Vous avez déjà 30 demandes ouvertes',
      text: 'Clôturez-en d’abord. Votre saisie est enregistrée comme brouillon.',
      action: 'Mes demandes'
    },
    drafts: {
      title: 'Vous avez déjà 20 brouillons',
      text: 'Supprimez-en d’abord. Votre saisie reste sur cet appareil.',
      action: 'Mes demandes'
    }
  },
  blocked: {
    pending: {
      title: 'En cours d’examen',
      text: 'Non modifiable pendant l’examen. Retirez-la pour la modifier, puis soumettez-la à nouveau.',
      action: 'Retirer et modifier'
    },
    closed: {
      title: 'Cette demande est clôturée',
      text: 'Elle n’est plus modifiable. Vous pouvez la republier depuis Mes demandes.',
      action: 'Mes demandes'
    },
    takedown: {
      title: 'Cette demande a été retirée',
      text: 'Elle n’est pas modifiable. Vous pouvez contester dans Mes demandes.',
      action: 'Mes demandes'
    },
    foreign: {
      title: 'Ce n’est pas votre demande',
      text: 'Vous ne pouvez modifier que vos demandes et celles des entreprises que vous gérez.',
      action: 'Mes demandes'
    }
  },
  previewTitle: 'Ce que verront les fournisseurs',
  previewHint: 'Publique une fois approuvée',
  missing: 'Non précisé',
  result: {
    states: {
      pending: ['Soumise, en attente d’examen', 'Visible une fois approuvée ; un message vous préviendra'],
      published: ['Publiée', 'Les fournisseurs peuvent faire un devis ; un message vous préviendra'],
      rejected: ['Refusée', 'Corrigez-la et soumettez-la à nouveau']
    },
    again: 'D’ici là, les fournisseurs voient l’ancienne version',
    progress: 'Avancement',
    submitted: 'Soumise pour examen',
    reviewing: 'La plateforme examine textes et pièces jointes',
    listed: 'Publique, ouverte aux devis',
    mine: 'Mes demandes',
    open: 'Voir la demande',
    another: 'En publier une autre',
    share: 'Partager sur WeChat'
  }
};

export default messages;
