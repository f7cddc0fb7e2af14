import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Cours',
  shareTitle: 'Cours des épices, relevés chaque jour',
  updated: (time) => `Au ${time}`,
  search: 'Rechercher',
  byDate: 'Par date',
  indices: 'Indices',
  indexWeeks: 'Dernières semaines',
  indexBasket: 'Principales composantes, variation sur 7 jours',
  indexMethod: 'Méthodologie',
  indexCurve: (low, high) => `Graphique de la période : minimum ${low}, maximum ${high}`,
  indexSpanLabel: 'Période du graphique',
  indexSpans: { quarter: '3 mois', year: '1 an', all: 'Tout' },
  indexMethodText: (base, count) =>
    `Publié chaque lundi ; base 1 000,00 au ${base}. Prix médians du lundi de ${count} qualités, pondérés par les ventes à la date de base, indice de Laspeyres chaîné. Une qualité sans prix est exclue cette semaine-là ; l’indice est recalculé dès qu’un relevé tardif arrive.`,
  board: 'Hausses et baisses',
  counts: (varieties, lines) =>
    `${varieties === 1 ? '1 épice' : `${varieties} épices`}, ${lines === 1 ? '1 qualité' : `${lines} qualités`}`,
  countsAt: (where, lines) => `${where}, ${lines === 1 ? '1 qualité' : `${lines} qualités`}`,
  spans: { day: 'Jour', week: '7 j', month: '30 j' },
  spanLabel: 'Période de la variation',
  rose: 'En hausse',
  unchanged: 'Stable',
  fell: 'En baisse',
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
  followedLoginText: 'Les épices que vous suivez, au même endroit sur tout téléphone',
  login: 'Se connecter',
  noFollowed: 'Vous ne suivez aucune épice',
  noFollowedText: 'Ouvrez une épice et touchez l’étoile en haut pour l’ajouter ici',
  browse: 'Voir les cours',
  noLines: 'Aucun prix ne correspond à ces filtres',
  noLinesText: 'Choisissez un autre marché ou une autre origine, ou affichez tout',
  clearFilter: 'Effacer les filtres',
  noLinesOfCategory: 'Aucun prix dans cette catégorie pour le moment'
};

export default marketMessages;
