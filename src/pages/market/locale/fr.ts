import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Cours',
  shareTitle: 'Prix des épices, relevés chaque jour',
  updated: (time) => `au ${time}`,
  search: 'Rechercher',
  byDate: 'Par date',
  indices: 'Indices',
  indexWeeks: 'Dernières semaines',
  indexBasket: 'Qualités les plus lourdes, variation sur 7 jours',
  indexMethod: 'Méthode',
  indexCurve: (low, high) => `Courbe de la période, minimum ${low}, maximum ${high}`,
  indexSpanLabel: 'Période de la courbe',
  indexSpans: { quarter: '3 m', year: '1 an', all: 'Tout' },
  indexMethodText: (base, count) =>
    `Publié chaque lundi ; le ${base} vaut 1 000,00. Prix médians de ${count} calibres, pondérés par les ventes à la date de base, chaînés selon Laspeyres. Un calibre sans prix est absent cette semaine-là ; les relevés tardifs sont repris.`,
  board: 'Hausses et baisses',
  counts: (varieties, lines) => `${varieties} épices, ${lines} qualités`,
  countsAt: (where, lines) => `${where}, ${lines} qualités`,
  spans: { day: 'Jour', week: '7 j', month: '30 j' },
  spanLabel: 'Période de la variation',
  rose: 'Hausse',
  unchanged: 'Stable',
  fell: 'Baisse',
  categories: 'Catégories',
  rail: {
    fruit: 'Fruits et graines',
    bark: 'Écorces',
    root: 'Racines',
    bud: 'Boutons',
    leaf: 'Feuilles',
    hot: 'Épices fortes',
    blend: 'Mélanges'
  },
  all: 'Tout',
  followed: 'Ma liste',
  followedLogin: 'Connectez-vous pour voir votre liste',
  followedLoginText: 'Les épices suivies se retrouvent ici, sur tous vos téléphones',
  login: 'Se connecter',
  noFollowed: 'Aucune épice suivie',
  noFollowedText: "Ouvrez une épice et touchez l'étoile en haut pour la retrouver ici",
  browse: 'Voir les cours',
  noLines: 'Aucun prix pour ces filtres',
  noLinesText: 'Choisissez un autre marché ou une autre origine, ou voyez tout',
  clearFilter: 'Effacer le filtre',
  noLinesOfCategory: 'Pas encore de prix de ce type'
};

export default marketMessages;
