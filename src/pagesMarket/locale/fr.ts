import type { MarketInfoMessages } from './zh-Hans';

const marketInfoMessages: MarketInfoMessages = {
  pageTitle: (variety) => `${variety} : prix`,
  shareTitle: (name, price) => `${name} ${price}`,
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1 000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  chooseUnit: 'Prix par',
  grades: 'Qualités',
  range: 'Fourchette',
  toWeek: '1 semaine',
  toMonth: '1 mois',
  toYear: '1 an',
  pace: 'Ventes',
  paces: { fast: 'Rapides', normal: 'Stables', slow: 'Lentes' },
  ranges: { '7d': '7 j', '30d': '30 j', '90d': '90 j', '1y': '1 an', '3y': '3 ans' },
  rangeLabel: 'Période du graphique',
  historyLogin: {
    '90d': 'Connectez-vous pour voir 90 jours',
    '1y': 'Connectez-vous et faites vérifier votre identité pour voir un an',
    '3y': 'Connectez-vous et rejoignez une entreprise pour voir trois ans'
  },
  historyReason: '30 jours sont ouverts sans compte',
  historyTitle: {
    verify: (range) => `Historique de ${range} réservé aux membres vérifiés`,
    company: (range) => `Historique de ${range} réservé aux membres d'une entreprise`
  },
  historyText: {
    verify:
      "Faites vérifier votre identité pour voir une année ; les membres d'une entreprise en voient trois. 90 jours sont ouverts dès maintenant.",
    company:
      "Faites vérifier votre entreprise ou rejoignez-en une pour voir trois ans et comparer avec l'année précédente."
  },
  goVerify: 'Vérifier',
  later: 'Plus tard',
  compare: 'Comparer',
  legend: (date) => `Prix du ${date} comparés`,
  stopComparing: (name) => `Ne plus comparer ${name}`,
  notLoaded: 'Non chargé',
  wrongPrice: 'Prix inexact ?',
  alert: 'Alerte',
  loginToAlert: 'Connectez-vous pour créer une alerte',
  alertReason: 'Un message quand le prix est atteint, sur tout téléphone',
  loginToReport: 'Connectez-vous pour signaler un prix',
  reportReason: 'Un message vous dit ce qui a été constaté',
  poster: 'Affiche',
  noSupplies: 'Rien en vente pour le moment',
  noPurchases: 'Aucune demande pour le moment',
  quotes: (count) => `${count} offres`,
  news: 'Actualités',
  allNews: 'Tout',
  noNews: "Pas encore d'actualité",
  linkCopied: 'Lien copié',
  gotIt: 'Compris',
  chart: (name, range, low, high, last) =>
    `${name}, prix sur ${range} : plus bas ${low}, plus haut ${high}, dernier ${last}`,
  midIs: (price) => `Moyen ${price}`,
  noPoints: 'Aucun relevé sur cette période',
  sources: {
    collector: (source, collector, time, count) =>
      `${source}${collector === null ? '' : `, ${collector}`} : ${count} étals visités, ${time}`,
    company: (source, _, time, count) => `${source} : déclarations de ${count} entreprises, ${time}`,
    index: (source, _, time) => `${source} : publié ${time}`,
    platform: (source, _, time, count) => `${source} : ${count} ventes jusqu'au ${time}`
  },
  reviewMark: (review) => `. ${review}`,
  reviewPassed: 'Vérifié',
  reviewPending: 'Variation de plus de 20 % : seconde vérification en cours, prix indicatif',
  markets: (grade) => `${grade} par marché`,
  sameGrade: (unit) => `même qualité, ${unit}`,
  chooseMarket: 'Choisir un marché',
  otherGrades: 'Autres qualités',
  gradeCount: (grade, count) => `${grade} ${count}`,
  supplies: 'En vente',
  purchases: 'Demandes',
  count: (count) => (count > 0 ? String(count) : 'Tout voir'),
  disclaimer: 'Prix relevés à titre indicatif, sans valeur contractuelle',
  table: 'Tableau',
  tableTitle: (name, range) => `${name}, ${range}`,
  date: 'Date',
  mid: 'Moyen',
  change: 'Variation',
  showMore: 'Jours précédents',
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  share: 'Partager',
  loginToFollow: 'Connectez-vous pour suivre',
  followReason: 'Tout dans une liste, sur tout téléphone',
  followAdded: 'Ajouté à ma liste',
  followRemoved: 'Retiré',
  toPurchase: 'Demander',
  toSupply: (count) => (count > 0 ? `En vente ${count}` : 'En vente'),
  missingTitle: 'Ce prix est introuvable',
  missingText: 'Le lien est peut-être incomplet, ou les prix de cette qualité ont été retirés ou ne sont plus relevés',
  toMarket: 'Voir tous les cours'
};

export default marketInfoMessages;
