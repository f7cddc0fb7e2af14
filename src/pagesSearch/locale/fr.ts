import type { SearchMessages } from './zh-Hans';

const messages: SearchMessages = {
  list: (facts) => facts.join(', '),
  title: 'Recherche',
  resultsOf: (word) => `${word} · Recherche`,
  openCardCode: (code) => `Ouvrir le code de carte ${code}`,
  placeholder: 'Épices, offres, entreprises',
  history: 'Recherches récentes',
  removeFromHistory: (word) => `Supprimer « ${word} »`,
  clearHistory: 'Effacer',
  clearHistoryQuestion: 'Effacer toutes les recherches récentes ?',
  trendingSearches: 'Recherches populaires',
  trendingSearch: (rank, word, trend) => `N° ${rank}, ${word}, ${trend}`,
  trends: { up: 'en hausse', down: 'en baisse', same: 'stable', new: 'nouveau' },
  scopeLabel: 'Rechercher dans',
  tabs: {
    all: 'Tout',
    lines: 'Cours',
    supplies: 'Offres',
    purchases: 'Demandes',
    companies: 'Entreprises',
    news: 'Actualités',
    flashes: 'Brèves',
    cards: 'Cartes'
  },
  units: {
    lines: (count) => `${count} cours`,
    supplies: (count) => count,
    purchases: (count) => count,
    companies: (count) => count,
    news: (count) => count,
    flashes: (count) => count,
    cards: (count) => count
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  voice: {
    speak: 'Saisie vocale',
    stop: 'Arrêter la saisie vocale',
    listening: 'À l’écoute, arrêt automatique en fin de phrase',
    purposeTitle: 'La voix est reconnue par votre navigateur',
    purpose:
      'L’éditeur de votre navigateur convertit l’enregistrement en texte. Xiangshi n’enregistre et ne conserve rien. Le micro ne sert que pendant que vous parlez ; vous pouvez taper à tout moment.',
    start: 'Parler',
    silence: 'Aucun son détecté',
    failed: 'Je n’ai pas compris, réessayez',
    refusedTitle: 'Micro non autorisé',
    refused:
      'Autorisez le micro dans les réglages du site, à gauche de la barre d’adresse, puis touchez à nouveau. La saisie au clavier donne les mêmes résultats.'
  },
  search: 'Rechercher',
  searchFor: (word) => `Rechercher « ${word} »`,
  noWord: 'Que cherchez-vous ? Saisissez une épice, une qualité ou une origine',
  emptyWord: 'Saisissez une recherche',
  full: (most) => `${most} caractères au maximum`,
  cut: (most) => `${most} caractères au maximum ; seuls les ${most} premiers ont été recherchés`,
  aliasOf: (word, name) => `« ${word} » est un autre nom de ${name} ; résultats regroupés`,
  similar: 'Vouliez-vous dire',
  nothing: (word) => `Aucun résultat pour « ${word} »`,
  nothingHint:
    'Essayez un autre nom. Les noms chinois du métier et les initiales pinyin fonctionnent aussi, p. ex. 大料 ou bj.',
  toMarket: 'Voir tous les cours',
  publishPurchase: 'Publier une demande',
  byCategory: 'Cours par catégorie',
  emptyScope: (word) => `Aucun résultat ici pour « ${word} »`,
  toAll: 'Voir tous les résultats',
  emptyFiltered: 'Aucun résultat ne correspond à ces filtres',
  clearFilters: 'Effacer les filtres',
  sortLabel: 'Tri',
  byList: 'Par défaut',
  rise: 'Hausse',
  fall: 'Baisse',
  newest: 'Récents',
  cheapest: 'Prix bas',
  dearest: 'Prix élevé',
  certifiedOnly: 'Vérifiés',
  everyCategory: 'Toutes les catégories',
  chooseCategory: 'Catégorie d’actualités',
  importantOnly: 'Importantes seulement',
  deals: (varieties, location) => [varieties.join(', '), location].filter(Boolean).join(' · '),
  enter: (supplies, purchases) => (supplies > 0 ? `Offres ${supplies}` : `Demandes ${purchases}`)
};

export default messages;
