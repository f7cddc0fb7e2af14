import type { TransactionWords } from './zh-Hans';

const words: TransactionWords = {
  modes: { supply: 'Offres', purchase: 'Demandes' },
  shareTitle: 'Offres et demandes d’épices au même endroit',
  modeLabel: 'Offres ou demandes',
  search: 'Variétés, actualités',
  certifiedOnly: 'Vérifiés',
  variety: 'Variété',
  clearVariety: (name) => `Ne plus se limiter à ${name}`,
  sortLabel: 'Tri',
  newest: 'Récents',
  cheapest: 'Prix bas',
  dearest: 'Prix hauts',
  emptySupply: 'Pas encore d’offres',
  emptyPurchase: 'Pas encore de demandes d’achat',
  emptyFiltered: 'Rien ne correspond à ces filtres',
  emptyHint: 'Les nouvelles annonces apparaissent ici. Tirez vers le bas pour actualiser.',
  emptyFilteredHint: 'Élargissez les filtres ou consultez d’abord les cours.',
  clearFilters: 'Effacer les filtres',
  toMarket: 'Voir les cours du jour'
};

export default words;
