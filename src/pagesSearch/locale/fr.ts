import type { SearchMessages } from './zh-Hans';

const messages: SearchMessages = {
  list: (facts) => facts.join(', '),
  title: 'Recherche',
  resultsOf: (word) => `${word} : recherche`,
  placeholder: 'Épices, offres, sociétés',
  history: 'Recherches récentes',
  removeFromHistory: (word) => `Supprimer « ${word} »`,
  clearHistory: 'Effacer',
  clearHistoryQuestion: 'Effacer toutes les recherches ?',
  trendingSearches: 'Recherches populaires',
  trendingSearch: (rank, word, trend) => `Numéro ${rank}, ${word}, ${trend}`,
  trends: { up: 'en hausse', down: 'en baisse', same: 'stable', new: 'neuf' },
  scopeLabel: 'Où chercher',
  tabs: {
    all: 'Tout',
    lines: 'Cours',
    supplies: 'Offres',
    purchases: 'Demandes',
    companies: 'Sociétés',
    news: 'Actualités',
    flashes: 'Brèves'
  },
  units: {
    lines: (count) => `${count} cours`,
    supplies: (count) => count,
    purchases: (count) => count,
    companies: (count) => count,
    news: (count) => count,
    flashes: (count) => count
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  voice: {
    speak: 'Saisie vocale',
    stop: 'Arrêter la saisie vocale',
    listening: 'À l’écoute, jusqu’à la fin de la phrase',
    purposeTitle: 'La parole est reconnue par le navigateur',
    purpose:
      'Ce que vous dites est transmis à l’éditeur de ce navigateur, qui en fait du texte. Xiangshi n’enregistre et ne conserve rien. Le micro ne sert que pendant que vous parlez ; vous pouvez taper à tout moment.',
    start: 'Parler',
    silence: 'Rien n’a été entendu',
    failed: 'Pas compris, réessayez',
    refusedTitle: 'Micro non autorisé',
    refused:
      'Autorisez le micro dans les réglages du site, à gauche de l’adresse, puis touchez de nouveau. La recherche au clavier trouve la même chose.'
  },
  search: 'Chercher',
  searchFor: (word) => `Chercher « ${word} »`,
  noWord: 'Que cherchez-vous ? Une variété, une qualité ou une origine',
  emptyWord: 'Tapez un mot',
  full: (most) => `${most} caractères au maximum`,
  cut: (most) => `${most} caractères au maximum : la suite n’a pas été prise en compte`,
  aliasOf: (word, name) => `« ${word} » désigne ${name} : résultats réunis`,
  similar: 'Vouliez-vous dire',
  nothing: (word) => `Aucun résultat pour « ${word} »`,
  nothingHint:
    'Essayez un autre nom. Les noms de métier chinois et les initiales pinyin marchent aussi, comme 大料 ou bj.',
  toMarket: 'Voir tous les cours',
  publishPurchase: 'Publier une demande',
  byCategory: 'Cours par catégorie',
  emptyScope: (word) => `Rien ici pour « ${word} »`,
  toAll: 'Voir tous les résultats',
  emptyFiltered: 'Rien ne correspond à ces filtres',
  clearFilters: 'Effacer les filtres',
  sortLabel: 'Tri',
  byList: 'Défaut',
  rise: 'Hausses',
  fall: 'Baisses',
  newest: 'Récents',
  cheapest: 'Prix bas',
  dearest: 'Prix hauts',
  certifiedOnly: 'Vérifiés',
  everyCategory: 'Toutes les catégories',
  chooseCategory: 'Catégorie',
  importantOnly: 'Importantes',
  deals: (varieties, location) => [varieties.join(', '), location].filter(Boolean).join(' · '),
  enter: (supplies, purchases) => (supplies > 0 ? `Offres ${supplies}` : `Demandes ${purchases}`)
};

export default messages;
