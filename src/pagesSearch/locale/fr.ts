import type { SearchWords } from './zh-Hans';

const words: SearchWords = {
  placeholder: 'Variété, qualité, marché, actualités',
  history: 'Recherches récentes',
  forget: (word) => `Supprimer « ${word} »`,
  forgetAll: 'Effacer',
  forgetAllQuestion: 'Effacer toutes les recherches récentes ?',
  hotWords: 'Recherches populaires',
  lines: 'Cours',
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  news: 'Actualités',
  aliasOf: (word, name) => `« ${word} » est ${name} : résultats réunis`,
  nothing: (word) => `Aucun résultat pour « ${word} »`,
  nothingHint: 'Essayez un autre nom : noms anglais et initiales pinyin fonctionnent aussi, comme star anise ou bj.',
  toMarket: 'Voir tous les cours'
};

export default words;
