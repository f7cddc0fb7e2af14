import type { MarketWords } from './zh-Hans';

const marketWords: MarketWords = {
  title: 'Marché',
  updated: (time) => `au ${time}`,
  search: 'Rechercher',
  byDate: 'Par date',
  indices: 'Indices',
  board: 'Hausses et baisses',
  counts: (varieties, lines) => `${varieties} épices, ${lines} qualités`,
  spans: { day: 'Jour', week: '7 j', month: '30 j' },
  spanLabel: 'Période de la variation',
  rose: 'Hausse',
  stood: 'Stable',
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
  followed: 'Ma liste',
  allMarkets: 'Tous les marchés',
  chooseMarket: 'Choisir un marché',
  chooseUnit: 'Prix par',
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1 000 kg' },
  perUnit: { kg: '¥/kg', jin: '¥/jin', ton: '¥/t' },
  variety: 'Épice / qualité',
  changes: { day: 'Jour', week: '7 jours', month: '30 jours' },
  sorts: {
    default: 'Toucher pour trier par hausse',
    rise: 'Trié par hausse, toucher pour trier par baisse',
    fall: 'Trié par baisse, toucher pour rétablir'
  },
  followedLogin: 'Connectez-vous pour voir votre liste',
  followedLoginText: 'Les épices suivies se retrouvent ici, sur tous vos téléphones',
  login: 'Se connecter',
  noFollowed: 'Aucune épice suivie',
  noFollowedText: "Touchez l'étoile d'une épice pour la retrouver ici",
  browse: 'Voir le marché',
  noLines: 'Aucun prix de ce type sur ce marché',
  noLinesText: 'Choisissez un autre marché, ou voyez-les tous',
  clearFilter: 'Effacer le filtre',
  noLinesOfCategory: 'Pas encore de prix de ce type'
};

export default marketWords;
