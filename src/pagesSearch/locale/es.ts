import type { SearchWords } from './zh-Hans';

const words: SearchWords = {
  placeholder: 'Variedad, calidad, mercado, noticias',
  history: 'Búsquedas recientes',
  forget: (word) => `Borrar «${word}»`,
  forgetAll: 'Borrar todo',
  forgetAllQuestion: '¿Borrar todas las búsquedas recientes?',
  hotWords: 'Lo más buscado',
  lines: 'Precios',
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  news: 'Noticias',
  aliasOf: (word, name) => `«${word}» es ${name}: resultados reunidos`,
  nothing: (word) => `No hay resultados para «${word}»`,
  nothingHint: 'Prueba otro nombre: también sirven los nombres en inglés y las iniciales pinyin, como star anise o bj.',
  toMarket: 'Ver todos los precios'
};

export default words;
