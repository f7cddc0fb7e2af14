import type { MarketListWords } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const short = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

const marketListWords: MarketListWords = {
  title: 'Derniers prix',
  share: 'Partager',
  categories: 'Catégories',
  category: {
    all: 'Tout',
    followed: 'Ma liste',
    fruit: 'Fruits et graines',
    bark: 'Écorces',
    root: 'Racines',
    bud: 'Boutons',
    leaf: 'Feuilles',
    hot: 'Piquants',
    blend: 'Mélanges'
  },
  count: (count) => (count === 1 ? '1 prix' : `${count} prix`),
  letters: 'Aller à une lettre',
  newest: 'Derniers prix',
  seeNewest: 'Voir les derniers prix',
  chooseDay: 'Choisir un jour',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  month: (year, month) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'avec prix' : 'sans prix'}`,
  marked: 'Des prix ont été relevés ce jour',
  noQuotes: (day) => `Aucun prix le ${day}`,
  noQuotesText: 'Marchés fermés, aucun relevé, ou jour à venir',
  noQuotesOfCategory: 'Rien de ce type n’a été relevé ce jour-là',
  seeDay: (day) => `Voir le ${day}`,
  nothing: 'Aucun prix pour ces filtres',
  nothingText: 'Choisissez un autre marché ou une autre origine, ou effacez les filtres',
  clear: 'Effacer les filtres',
  followedLogin: 'Connectez-vous pour voir votre liste',
  followedText: 'Touchez l’étoile d’une épice pour la retrouver ici',
  login: 'Se connecter',
  noFollowed: 'Aucune épice suivie',
  browse: 'Voir tous les prix',
  none: 'Pas encore de prix',
  toMarket: 'Aller au marché'
};

export default marketListWords;
