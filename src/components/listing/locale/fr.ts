import type { ListingWords } from './zh-Hans';

const words: ListingWords = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  confirmed: (time) => `Confirmé : ${time}`,
  quotes: 'Devis',
  quoteProgress: (count, max) => `${count} devis reçus sur ${max} au maximum`,
  quoting: 'Ouvert',
  seatsLeft: (count) => `Plus que ${count}`,
  full: 'Complet',
  left: (time) => `Reste ${time}`,
  ended: 'Clos',
  sendTo: (place) => `Livraison à ${place}`,
  expected: 'Souhaité',
  anonymousBuyer: 'Acheteur anonyme',
  supplyTitle: 'Offre',
  purchaseTitle: 'Demande d’achat',
  grade: 'Qualité',
  origin: 'Origine',
  form: 'Forme',
  cropYear: 'Récolte',
  year: (year) => String(year),
  stock: 'Stock',
  deliveryPlace: 'Départ de',
  receivingPlace: 'Livrer à',
  validUntil: 'Valable jusqu’au',
  quantity: 'Quantité',
  deadline: 'Devis jusqu’au',
  missing: 'Non précisé',
  description: 'Description',
  demand: 'Exigences',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  marketPrice: 'Cours du marché',
  toMarket: 'Voir les cours du jour',
  disclaimer: 'Cours relevés à titre indicatif, sans valeur contractuelle'
};

export default words;
