import type { SearchMessages } from './zh-Hans';

const messages: SearchMessages = {
  list: (facts) => facts.join(', '),
  title: 'Búsqueda',
  resultsOf: (word) => `${word} · Búsqueda`,
  openCardCode: (code) => `Abrir el código de tarjeta ${code}`,
  placeholder: 'Especias, ofertas, empresas',
  history: 'Búsquedas recientes',
  removeFromHistory: (word) => `Eliminar «${word}»`,
  clearHistory: 'Borrar',
  clearHistoryQuestion: '¿Borrar todas las búsquedas recientes?',
  trendingSearches: 'Búsquedas populares',
  trendingSearch: (rank, word, trend) => `N.º ${rank}, ${word}, ${trend}`,
  trends: { up: 'en alza', down: 'en baja', same: 'estable', new: 'nuevo' },
  scopeLabel: 'Buscar en',
  tabs: {
    all: 'Todo',
    lines: 'Precios',
    supplies: 'Ofertas',
    purchases: 'Demandas',
    companies: 'Empresas',
    news: 'Noticias',
    flashes: 'Breves',
    cards: 'Tarjetas'
  },
  units: {
    lines: (count) => `${count} precios`,
    supplies: (count) => count,
    purchases: (count) => count,
    companies: (count) => count,
    news: (count) => count,
    flashes: (count) => count,
    cards: (count) => count
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  voice: {
    speak: 'Entrada por voz',
    stop: 'Detener la entrada por voz',
    listening: 'Escuchando; se detiene al terminar de hablar',
    purposeTitle: 'El navegador reconoce la voz',
    purpose:
      'El proveedor del navegador convierte la grabación en texto. Xiangshi no graba ni guarda nada. El micrófono solo se usa mientras habla; puede escribir cuando quiera.',
    start: 'Hablar',
    silence: 'No se detectó sonido',
    failed: 'No se entendió; repítalo',
    refusedTitle: 'Micrófono sin permiso',
    refused:
      'Permita el micrófono en los ajustes del sitio, a la izquierda de la barra de direcciones, y toque otra vez. Escribiendo obtiene los mismos resultados.'
  },
  search: 'Buscar',
  searchFor: (word) => `Buscar «${word}»`,
  noWord: '¿Qué busca? Escriba una especia, una calidad o un origen',
  emptyWord: 'Escriba qué busca',
  full: (most) => `${most} caracteres como máximo`,
  cut: (most) => `${most} caracteres como máximo; solo se buscaron los primeros ${most}`,
  aliasOf: (word, name) => `«${word}» es otro nombre de ${name}; resultados combinados`,
  similar: '¿Quiso decir?',
  nothing: (word) => `Sin resultados para «${word}»`,
  nothingHint:
    'Pruebe otro nombre. También valen los nombres chinos del sector y las iniciales en pinyin, p. ej. 大料 o bj.',
  toMarket: 'Ver todos los precios',
  publishPurchase: 'Publicar una demanda',
  byCategory: 'Precios por categoría',
  emptyScope: (word) => `Sin resultados aquí para «${word}»`,
  toAll: 'Ver todos los resultados',
  emptyFiltered: 'Ningún resultado coincide con estos filtros',
  clearFilters: 'Quitar filtros',
  sortLabel: 'Orden',
  byList: 'Por defecto',
  rise: 'Subida',
  fall: 'Bajada',
  newest: 'Recientes',
  cheapest: 'Más bajo',
  dearest: 'Más alto',
  certifiedOnly: 'Verificados',
  everyCategory: 'Todas las categorías',
  chooseCategory: 'Categoría de noticias',
  importantOnly: 'Solo importantes',
  deals: (varieties, location) => [varieties.join(', '), location].filter(Boolean).join(' · '),
  enter: (supplies, purchases) => (supplies > 0 ? `Ofertas ${supplies}` : `Demandas ${purchases}`)
};

export default messages;
