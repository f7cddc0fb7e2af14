import type { MarketInfoMessages } from './zh-Hans';

const marketInfoMessages: MarketInfoMessages = {
  pageTitle: (variety) => `Cours : ${variety}`,
  shareTitle: (name, price) => `${name} ${price}`,
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1 000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  chooseUnit: 'Prix par',
  grades: 'Qualités',
  range: 'Fourchette',
  toWeek: '1 semaine',
  toMonth: '1 mois',
  toYear: '1 an',
  pace: 'Ventes',
  paces: { fast: 'Vives', normal: 'Normales', slow: 'Lentes' },
  ranges: { '7d': '7 j', '30d': '30 j', '90d': '90 j', '1y': '1 an', '3y': '3 ans' },
  rangeLabel: 'Période du graphique',
  historyLogin: {
    '90d': 'Connectez-vous pour voir 90 jours',
    '1y': 'Connectez-vous et faites-vous vérifier pour voir 1 an',
    '3y': 'Connectez-vous et rejoignez une entreprise pour voir 3 ans'
  },
  historyReason: '30 jours sont accessibles sans compte',
  historyTitle: {
    verify: (range) => `Historique de ${range} réservé aux utilisateurs vérifiés`,
    company: (range) => `Historique de ${range} réservé aux membres d’une entreprise`
  },
  historyText: {
    verify:
      'Faites vérifier votre identité pour voir un an d’historique ; les membres d’une entreprise en voient trois. Vous avez actuellement accès à 90 jours.',
    company:
      'Faites vérifier votre entreprise ou rejoignez une entreprise vérifiée pour voir trois ans et comparer avec l’année précédente.'
  },
  goVerify: 'Se faire vérifier',
  later: 'Plus tard',
  compare: 'Comparer',
  legend: (date) => `Comparaison des prix du ${date}`,
  stopComparing: (name) => `Ne plus comparer ${name}`,
  notLoaded: 'Non chargé',
  wrongPrice: 'Prix inexact ?',
  alert: 'Alerte',
  loginToAlert: 'Connectez-vous pour créer une alerte',
  alertReason: 'Un message dès que le prix est atteint, sur tout téléphone',
  loginToReport: 'Connectez-vous pour signaler un prix',
  reportReason: 'Nous vous enverrons le résultat de la vérification',
  poster: 'Affiche',
  noSupplies: 'Aucune offre en vente pour le moment',
  noPurchases: 'Aucune demande pour le moment',
  quotes: (count) => `${count} devis`,
  news: 'À lire aussi',
  allNews: 'Tout',
  noNews: 'Aucune actualité pour le moment',
  linkCopied: 'Lien copié',
  chart: (name, range, low, high, last) =>
    `${name}, prix sur ${range} : plus bas ${low}, plus haut ${high}, dernier ${last}`,
  midIs: (price) => `Médian ${price}`,
  noPoints: 'Aucun prix relevé sur cette période',
  sources: {
    collector: (source, collector, time, count) =>
      `${source}${collector === null ? '' : `, ${collector}`} : ${count === 1 ? '1 étal visité' : `${count} étals visités`}, ${time}`,
    company: (source, _, time, count) =>
      `${source} : ${count === 1 ? 'déclaration d’1 entreprise' : `déclarations de ${count} entreprises`}, ${time}`,
    index: (source, _, time) => `${source} : publié ${time}`,
    platform: (source, _, time, count) => `${source} : ${count === 1 ? '1 vente' : `${count} ventes`} jusqu’au ${time}`
  },
  reviewMark: (review) => `. ${review}`,
  reviewPassed: 'Vérifié',
  reviewPending: 'Variation de plus de 20 % ; seconde vérification en cours, prix indicatif',
  markets: (grade) => `${grade} par marché`,
  sameGrade: (unit) => `Même qualité, ${unit}`,
  chooseMarket: 'Changer de marché',
  otherGrades: 'Autres qualités',
  gradeCount: (grade, count) => `${grade} ${count}`,
  supplies: 'En vente',
  purchases: 'Demandes',
  count: (count) => (count > 0 ? String(count) : 'Tout voir'),
  disclaimer: 'Prix relevés à titre indicatif, sans valeur contractuelle',
  table: 'Tableau',
  tableTitle: (name, range) => `${name}, ${range}`,
  date: 'Date',
  mid: 'Médian',
  change: 'Variation',
  showMore: 'Dates précédentes',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  share: 'Partager',
  loginToFollow: 'Connectez-vous pour suivre',
  followReason: 'Tout au même endroit, sur tout téléphone',
  followAdded: 'Ajouté à votre liste',
  followRemoved: 'Retiré',
  toPurchase: 'Demander',
  toSupply: (count) => (count > 0 ? `Offres ${count}` : 'Offres'),
  missingTitle: 'Cours introuvable',
  missingText: 'Le lien est peut-être incomplet, ou les prix de cette qualité ont été retirés ou ne sont plus relevés',
  toMarket: 'Voir tous les cours'
};

export default marketInfoMessages;
