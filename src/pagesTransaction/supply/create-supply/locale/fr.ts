import type { CreateSupplyMessages } from './zh-Hans';

const PERCENT_RANGE = 'Entre 0 et 100, une décimale au maximum';
const PRICE_RANGE = 'Entre 0,01 et 1 000 000 CNY';
const MOST = '100 000 tonnes au maximum';

const messages: CreateSupplyMessages = {
  title: 'Publier une offre',
  editTitle: 'Modifier l’offre',
  preview: 'Aperçu',
  submit: 'Publier',
  submitAgain: 'Soumettre à l’examen',
  photos: 'Photos',
  photosHint: 'Au moins 1 photo prise par vous ; la première sert de couverture, appui long pour réordonner',
  photoPurpose: 'Les acheteurs verront ces photos. Le lieu de prise de vue en est supprimé.',
  video: 'Vidéo',
  variety: 'Épice',
  grade: 'Qualité',
  form: 'Forme',
  listing: 'Titre',
  proposed: (names, location, year) =>
    [...names, location, year === null ? '' : `récolte ${year}`].filter((part) => part !== '').join(', '),
  listingHint: 'Proposé d’après l’origine, l’épice et la qualité ; modifiable',
  source: 'Provenance',
  domestic: 'Chine',
  abroad: 'Importé',
  origin: 'Origine',
  country: 'Pays d’origine',
  originDetail: 'Précisions sur l’origine',
  originDetailHint: 'Commune, exploitation ou colline',
  cropYear: 'Récolte',
  year: (year) => `${year}`,
  noYear: 'Non précisé',
  moisture: 'Humidité',
  impurity: 'Impuretés',
  volatileOil: 'Huile volatile',
  sulfur: 'Soufre',
  priceMode: 'Type de prix',
  priceModes: { fixed: 'Fixe', range: 'Fourchette', tiered: 'Par paliers', negotiable: 'À négocier' },
  unit: 'Prix par',
  perPack: 'Poids par colis',
  perPackHint: 'Indiquez d’abord le poids par colis, puis le prix et les quantités',
  price: 'Prix',
  lowPrice: 'Minimum',
  highPrice: 'Maximum',
  tierFrom: (number) => `Palier ${number} : quantité minimale`,
  tierPrice: (number) => `Palier ${number} : prix`,
  from: '+',
  addTier: 'Ajouter un palier',
  removeTier: (number) => `Supprimer le palier ${number}`,
  tiersHint: 'Plus la quantité augmente, moins le prix est élevé (ou égal) ; 2 à 5 paliers',
  taxIncluded: 'Taxes comprises',
  freightIncluded: 'Transport compris',
  marketToday: (location, day) => `${location} ${day}`,
  today: 'aujourd’hui',
  onDay: (month, day) => `${day}/${month}`,
  freightInside: ', transport compris : déduisez-le pour comparer',
  slip: ', très loin du marché : prix au jin ?',
  canRefer: ', à titre indicatif.',
  below: (percent) => ` ; le vôtre est ${percent} sous le marché.`,
  within: ' ; le vôtre est dans la fourchette du marché.',
  above: (percent) => ` ; le vôtre est ${percent} au-dessus du marché.`,
  stock: 'Stock',
  moq: 'Commande minimale',
  packaging: 'Emballage',
  packagingText: 'Précisions sur l’emballage',
  delivery: 'Expédié de',
  deliveryHint: 'Ville ou district ; seule la ville est publique',
  street: 'Adresse',
  streetHint: 'Visible uniquement après échange de cartes',
  streetPlaceholder: 'Marché, entrepôt, numéro',
  shipWithin: 'Expédition',
  fromStock: 'En stock',
  days: (days) => (days === 1 ? 'Sous 1 jour' : `Sous ${days} jours`),
  documents: 'Rapports d’analyse et certificats',
  documentsHint:
    'Rapport d’analyse, certificat bio ou phytosanitaire, certificat d’origine ; PDF ou image, 10 Mo au maximum chacun',
  description: 'Description',
  descriptionPlaceholder: 'Couleur, arôme, humidité, transformation, quand voir la marchandise',
  party: 'Publier en tant que',
  person: 'Particulier',
  contactName: 'Personne à contacter',
  contactMobile: 'Numéro de téléphone',
  showPhone: 'Qui voit le numéro',
  showPhones: {
    member: 'Tous les utilisateurs connectés',
    verified: 'Utilisateurs vérifiés',
    exchanged: 'Après échange de cartes'
  },
  phoneLimit: (level) => `Vos réglages limitent à « ${level} », ce qui s’applique aussi ici`,
  toSettings: 'Réglages',
  validUntil: 'Valable jusqu’au',
  validHint: '90 jours au maximum ; prolongeable avant l’échéance',
  inPublic:
    'Les modifications de textes et photos sont réexaminées ; d’ici là, les acheteurs voient l’ancienne version. Prix et stock changent aussitôt.',
  problems: {
    'photos.required': 'Ajoutez au moins 1 photo prise par vous',
    'photos.tooMany': '9 photos au maximum',
    'varietyId.required': 'Choisissez une épice',
    'otherVariety.maxLength': '20 caractères au maximum',
    'gradeId.required': 'Choisissez une qualité ou décrivez-la',
    'specText.maxLength': '40 caractères au maximum',
    'form.required': 'Choisissez une forme',
    'title.required': 'Saisissez un titre',
    'title.minLength': 'Au moins 4 caractères',
    'title.maxLength': '30 caractères au maximum',
    'origin.required': 'Choisissez l’origine',
    'fen.required': 'Indiquez le prix',
    'fen.range': PRICE_RANGE,
    'highFen.required': 'Indiquez le prix maximum',
    'highFen.range': PRICE_RANGE,
    'highFen.order': 'Ne peut être inférieur au minimum',
    'tiers.required': 'Remplissez au moins 2 paliers',
    'tiers.order': 'Chaque palier : quantité supérieure, prix non supérieur',
    'tiers.range': 'Quantités et prix supérieurs à 0',
    'tiers.tooMany': '5 paliers au maximum',
    'gramsPerPack.required': 'Indiquez le poids par colis',
    'gramsPerPack.range': '1 000 kg par colis au maximum',
    'stockGrams.required': 'Indiquez le stock',
    'stockGrams.range': MOST,
    'stockGrams.belowMoq': 'Ne peut être inférieur à la commande minimale',
    'moqGrams.required': 'Indiquez la commande minimale',
    'moqGrams.aboveStock': 'Ne peut dépasser le stock',
    'moqGrams.range': MOST,
    'moisture.range': PERCENT_RANGE,
    'impurity.range': PERCENT_RANGE,
    'volatileOil.range': PERCENT_RANGE,
    'packagingText.required': 'Décrivez l’emballage',
    'deliveryCode.required': 'Choisissez le lieu d’expédition',
    'deliveryCode.unknown': 'Choisissez une ville ou un district',
    'shipWithinDays.required': 'Choisissez le délai d’expédition',
    'shipWithinDays.range': 'Entre 0 et 60 jours',
    'contactName.required': 'Indiquez la personne à contacter',
    'contactMobile.required': 'Indiquez le numéro de téléphone',
    'contactMobile.pattern': 'Numéro de mobile incorrect',
    'validUntil.required': 'Choisissez une date',
    'validUntil.past': 'Au plus tôt demain',
    'validUntil.tooLate': 'Au plus tard dans 90 jours'
  },
  limits: {
    verify: {
      title: 'Vous avez déjà 1 offre en vente',
      text: 'Faites-vous vérifier pour en publier 10 à la fois. Votre saisie est enregistrée comme brouillon.',
      action: 'Se faire vérifier'
    },
    company: {
      title: 'Vous avez déjà 10 offres en vente',
      text: 'Publiez au nom d’une entreprise pour en avoir 30. Votre saisie est enregistrée comme brouillon.',
      action: 'Se faire vérifier'
    },
    most: {
      title: 'Vous avez déjà 30 offres en vente',
      text: 'Suspendez ou clôturez-en d’abord. Votre saisie est enregistrée comme brouillon.',
      action: 'Mes offres'
    },
    drafts: {
      title: 'Vous avez déjà 20 brouillons',
      text: 'Supprimez-en d’abord. Votre saisie reste sur cet appareil.',
      action: 'Mes offres'
    }
  },
  blocked: {
    pending: {
      title: 'En cours d’examen',
      text: 'Non modifiable pendant l’examen. Retirez-la pour la modifier, puis soumettez-la à nouveau.',
      action: 'Retirer et modifier'
    },
    closed: {
      title: 'Cette offre est clôturée',
      text: 'Elle n’est plus modifiable. Vous pouvez la dupliquer dans Mes offres.',
      action: 'Mes offres'
    },
    takedown: {
      title: 'Cette offre a été retirée',
      text: 'Elle n’est pas modifiable. Vous pouvez contester dans Mes offres.',
      action: 'Mes offres'
    },
    foreign: {
      title: 'Cette offre n’est pas la vôtre',
      text: 'Vous ne pouvez modifier que vos offres et celles des entreprises que vous gérez.',
      action: 'Mes offres'
    }
  },
  result: {
    states: {
      pending: ['Soumise, en attente d’examen', 'Elle sera publiée une fois approuvée ; un message vous préviendra'],
      published: ['Publiée', 'Les acheteurs la voient ; partagez-la sur WeChat'],
      rejected: ['Refusée', 'Corrigez-la et soumettez-la à nouveau']
    },
    inForce: ['Mise à jour', 'Le nouveau prix et le nouveau stock s’appliquent'],
    again: 'D’ici là, les acheteurs voient l’ancienne version',
    progress: 'La suite',
    submitted: 'Soumise pour examen',
    reviewing: 'La plateforme examine textes et images',
    listed: 'En vente, visible des acheteurs',
    mine: 'Mes offres',
    open: 'Voir l’offre',
    another: 'En publier une autre',
    share: 'Partager sur WeChat'
  },
  contact: 'Contact et validité',
  more: 'Plus de détails',
  moreHint: 'améliore le classement',
  previewTitle: 'Ce que verront les acheteurs',
  previewHint: 'Visible de vous seul avant publication',
  missing: 'non précisé',
  tax: { yes: 'Taxes comprises', no: 'Hors taxes' },
  freight: { yes: 'Transport compris', no: 'Hors transport' },
  atLeast: (quantity) => `dès ${quantity}`
};

export default messages;
