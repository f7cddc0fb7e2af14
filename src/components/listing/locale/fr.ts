import type { ListingMessages } from './zh-Hans';

const messages: ListingMessages = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/colis' },
  weight: {
    ton: (count) => `${count} t`,
    kg: (count) => `${count} kg`,
    jin: (count) => `${count} × 500 g`,
    pack: (count) => `${count} colis`,
    gram: (count) => `${count} g`
  },
  atLeast: (quantity) => `dès ${quantity}`,
  goodsForm: {
    whole: 'Entier',
    broken: 'Brisures',
    slice: 'En tranches',
    powder: 'En poudre',
    oil: 'Oléorésine, huile essentielle'
  },
  tags: {
    inStock: 'En stock',
    sulfurFree: 'Sans soufre',
    lowSulfur: 'Faible en soufre',
    taxIncluded: 'Taxes comprises',
    freightIncluded: 'Transport compris',
    documents: 'Rapport d’analyse',
    imported: 'Importé'
  },
  confirmed: (time) => `Confirmé ${time}`,
  confirmedBy: (name, time) => `${name}, confirmé ${time}`,
  quotations: 'Devis',
  quotationProgress: (count, max) => `${count} devis reçus sur ${max}`,
  quoting: 'Ouvert',
  quotationsLeft: (count) => `Encore ${count} devis`,
  full: 'Complet',
  left: (time) => `Reste ${time}`,
  ended: 'Terminé',
  sendTo: (location) => `Livraison à ${location}`,
  comma: ', ',
  needBy: (day) => `avant le ${day}`,
  payTerm: { prepaid: 'paiement d’avance', onDelivery: 'paiement à la livraison', net30: 'à 30 jours', other: '' },
  moistureUpTo: (percent) => `Humidité ≤ ${percent} %`,
  wantsReport: 'Rapport d’analyse',
  invoice: { none: '', general: 'Facture TVA simple', special: 'Facture TVA spéciale' },
  expected: 'Prix cible',
  partyAt: (name, location) => `${name}, ${location}`,
  anonymousBuyer: 'Acheteur anonyme',
  missing: 'Non précisé'
};

export default messages;
