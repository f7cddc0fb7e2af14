import type { MarketListMessages } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const short = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

const marketListMessages: MarketListMessages = {
  title: 'Derniers cours',
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
    hot: 'Épices fortes',
    blend: 'Mélanges'
  },
  count: (count) => (count === 1 ? '1 cours' : `${count} cours`),
  lineCount: (count) => String(count),
  curve: 'Tendance',
  amount: 'Variation',
  letters: 'Aller à une lettre',
  newest: 'Derniers cours',
  seeNewest: 'Voir les derniers cours',
  chooseDay: 'Choisir une date',
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'avec prix' : 'sans prix'}`,
  marked: 'Des prix ont été relevés ce jour',
  noQuotes: (day) => `Aucun prix le ${day}`,
  noQuotesText: 'Marchés fermés, ou aucun relevé ce jour-là',
  notYet: 'Cette date n’est pas encore arrivée',
  closedDay: (day) => `Vous n’avez pas encore accès aux prix du ${day}`,
  closedText:
    'Les 30 derniers jours sont ouverts à tous. Connectez-vous pour 90 jours, faites-vous vérifier pour 1 an, rejoignez une entreprise pour 3 ans',
  howToSee: 'Comment y accéder',
  noQuotesOfCategory: 'Aucun prix dans cette catégorie ce jour-là',
  seeDay: (day) => `Voir le ${day}`,
  nothing: 'Aucun prix ne correspond à ces filtres',
  nothingText: 'Choisissez un autre marché ou une autre origine, ou effacez les filtres',
  clear: 'Effacer les filtres',
  followedLogin: 'Connectez-vous pour voir votre liste',
  followedText: 'Ouvrez une épice et touchez l’étoile en haut à droite pour l’ajouter ici',
  login: 'Se connecter',
  noFollowed: 'Vous ne suivez aucune épice',
  browse: 'Voir tous les cours',
  none: 'Pas encore de prix',
  toMarket: 'Aller aux cours'
};

export default marketListMessages;
