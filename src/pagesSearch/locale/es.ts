import type { SearchMessages } from './zh-Hans';

const messages: SearchMessages = {
  list: (facts) => facts.join(', '),
  title: 'Búsqueda',
  resultsOf: (word) => `${word}: búsqueda`,
  placeholder: 'Especias, ofertas',
  history: 'Búsquedas recientes',
  removeFromHistory: (word) => `Quitar «${word}»`,
  clearHistory: 'Borrar',
  clearHistoryQuestion: '¿Borrar todas las búsquedas?',
  trendingSearches: 'Búsquedas populares',
  trendingSearch: (rank, word, trend) => `Número ${rank}, ${word}, ${trend}`,
  trends: { up: 'sube', down: 'baja', same: 'estable', new: 'nuevo' },
  scopeLabel: 'Dónde buscar',
  tabs: {
    all: 'Todo',
    lines: 'Precios',
    supplies: 'Ofertas',
    purchases: 'Demandas',
    companies: 'Empresas',
    news: 'Noticias',
    flashes: 'Breves'
  },
  units: {
    lines: (count) => `${count} precios`,
    supplies: (count) => count,
    purchases: (count) => count,
    companies: (count) => count,
    news: (count) => count,
    flashes: (count) => count
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  voice: {
    speak: 'Entrada por voz',
    stop: 'Terminar la entrada por voz',
    listening: 'Escuchando; termina cuando tú terminas',
    purposeTitle: 'El navegador entiende la voz',
    purpose:
      'Lo que dices va al fabricante de este navegador, que lo convierte en texto. Xiangshi no lo graba ni lo guarda. El micrófono solo se usa mientras hablas; puedes escribir cuando quieras.',
    start: 'Hablar',
    silence: 'No se oyó nada',
    failed: 'No se entendió, reintenta',
    refusedTitle: 'Micrófono no permitido',
    refused:
      'Permite el micrófono en los ajustes del sitio, a la izquierda de la dirección, y toca otra vez. Escribiendo se encuentra lo mismo.'
  },
  search: 'Buscar',
  searchFor: (word) => `Buscar «${word}»`,
  noWord: '¿Qué busca? Una variedad, una calidad o un origen',
  emptyWord: 'Escriba algo',
  full: (most) => `Como máximo ${most} caracteres`,
  cut: (most) => `Como máximo ${most} caracteres: el resto no se ha buscado`,
  aliasOf: (word, name) => `«${word}» es ${name}: resultados reunidos`,
  similar: '¿Quiso decir?',
  nothing: (word) => `Sin resultados para «${word}»`,
  nothingHint:
    'Pruebe otro nombre. También valen los nombres chinos del oficio y las iniciales en pinyin, como 大料 o bj.',
  toMarket: 'Ver todos los precios',
  publishPurchase: 'Publicar una demanda',
  byCategory: 'Precios por categoría',
  emptyScope: (word) => `Nada aquí para «${word}»`,
  toAll: 'Ver todos los resultados',
  emptyFiltered: 'Nada coincide con estos filtros',
  clearFilters: 'Quitar filtros',
  sortLabel: 'Orden',
  byList: 'Por defecto',
  rise: 'Suben',
  fall: 'Bajan',
  newest: 'Recientes',
  cheapest: 'Más bajo',
  dearest: 'Más alto',
  certifiedOnly: 'Verificados',
  everyCategory: 'Todas las categorías',
  chooseCategory: 'Categoría',
  importantOnly: 'Importantes',
  deals: (varieties, location) => [varieties.join(', '), location].filter(Boolean).join(' · '),
  enter: (supplies, purchases) => (supplies > 0 ? `Ofertas ${supplies}` : `Demandas ${purchases}`)
};

export default messages;
