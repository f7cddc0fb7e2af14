import type { CompanyViewMessages } from './zh-Hans';

const messages: CompanyViewMessages = {
  noCompany: {
    title: 'Vous n’avez pas encore rejoint d’entreprise',
    text: 'Trouvez une entreprise par nom, code de crédit social ou code d’invitation et demandez à la rejoindre, ou faites-vous vérifier et créez la vôtre.',
    join: 'Rejoindre une entreprise',
    create: 'Créer une entreprise'
  },
  tabs: { onSale: 'En vente', certificates: 'Certificats', members: 'Membres', intro: 'Présentation' },
  founded: (year) => `Depuis ${year}`,
  booth: (no) => `Salon, stand ${no}`,
  allOnSale: (count) => `Voir les ${count} offres`,
  moreOnSale: 'Voir plus d’offres',
  certificates: 'Certificats',
  proofs: (count) => String(count),
  licence: 'Licence commerciale',
  checked: 'Vérifié',
  until: (day) => `Jusqu’au ${day}`,
  longTerm: 'Sans expiration',
  expiring: 'Expire bientôt',
  expired: 'Expiré',
  noCards: 'Aucune carte de visite de membre',
  noCardsHint: 'Les cartes liées à cette entreprise s’affichent ici quand leur titulaire accepte d’être trouvé',
  moreCards: 'Voir plus de membres',
  mainVarieties: (varieties) => varieties.join(', '),
  videoWaiting: 'Vidéo en cours d’examen ; visible de tous une fois approuvée',
  videoRefused: 'Vidéo non approuvée, choisissez-en une autre',
  contact: 'Contact',
  call: 'Appeler',
  masked: 'Faites vérifier votre identité pour voir le numéro complet',
  maskedVisitor: 'Connectez-vous pour voir le numéro complet',
  map: 'Carte',
  legal: 'Informations légales',
  facts: {
    name: 'Dénomination sociale',
    uscc: 'Code unifié de crédit social',
    legalPerson: 'Représentant légal',
    establishedOn: 'Créée le',
    capital: 'Capital social',
    registeredAddress: 'Adresse du siège',
    scope: 'Objet social',
    volume: 'Volume annuel',
    employees: 'Effectif',
    email: 'E-mail',
    website: 'Site'
  },
  expiryWarning: (count) =>
    `${count === 1 ? '1 certificat expiré' : `${count} certificats expirés`} ou bientôt expiré${count === 1 ? '' : 's'}, à mettre à jour`,
  completion: (percent) => `Profil complet à ${percent} %`,
  missing: (parts) => `Il manque : ${parts}`,
  complete: 'Le profil est complet',
  parts: {
    type: 'type d’entreprise',
    address: 'adresse',
    varieties: 'épices principales',
    volumeBand: 'volume annuel',
    employeesBand: 'effectif',
    intro: 'présentation',
    logo: 'logo',
    covers: 'images de couverture',
    certificates: 'certificats',
    contact: 'contact'
  },
  listJoin: ', ',
  types: {
    plantingBase: 'Plantation',
    cooperative: 'Coopérative',
    primaryProcessor: 'Première transformation',
    deepProcessor: 'Transformation avancée',
    trader: 'Négociant',
    marketStall: 'Stand de gros',
    importerExporter: 'Import-export',
    seasoningMaker: 'Fabricant d’assaisonnements',
    essenceMaker: 'Huiles essentielles et arômes',
    warehousing: 'Entreposage et logistique',
    testingBody: 'Laboratoire d’analyse',
    association: 'Association',
    government: 'Administration',
    park: 'Parc',
    packaging: 'Machines d’emballage',
    other: 'Autre'
  },
  volumes: {
    t50: 'Moins de 50 t',
    t200: '50–200 t',
    t1000: '200–1 000 t',
    t5000: '1 000–5 000 t',
    more: 'Plus de 5 000 t'
  },
  employees: { e10: 'Moins de 10', e50: '10–50', e200: '50–200', e500: '200–500', more: 'Plus de 500' }
};

export default messages;
