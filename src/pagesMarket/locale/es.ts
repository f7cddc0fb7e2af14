import type { MarketInfoWords } from './zh-Hans';

const marketInfoWords: MarketInfoWords = {
  pageTitle: (variety) => `${variety}: precios`,
  shareTitle: (name, price) => `${name} ${price}`,
  units: { kg: 'kg', jin: 'jin', ton: 'tonelada' },
  unitHints: { jin: '500 g', ton: '1.000 kg' },
  perUnit: { kg: '¥/kg', jin: '¥/jin', ton: '¥/t' },
  chooseUnit: 'Precio por',
  grades: 'Calidades',
  range: 'Rango',
  toWeek: '1 semana',
  toMonth: '1 mes',
  toYear: '1 año',
  pace: 'Ventas',
  paces: { fast: 'Ágiles', normal: 'Normales', slow: 'Lentas' },
  ranges: { '7d': '7 d', '30d': '30 d', '90d': '90 d', '1y': '1 a', '3y': '3 a' },
  rangeLabel: 'Periodo del gráfico',
  historyLogin: {
    '90d': 'Inicia sesión para ver 90 días',
    '1y': 'Inicia sesión y verifícate para ver un año',
    '3y': 'Inicia sesión y únete a una empresa para ver tres años'
  },
  historyTitle: {
    verify: (range) => `El historial de ${range} es para miembros verificados`,
    company: (range) => `El historial de ${range} es para miembros de una empresa`
  },
  historyText: {
    verify:
      'Verifica tu identidad para ver un año entero; los miembros de una empresa ven tres. Ahora puedes ver 90 días.',
    company: 'Verifica tu empresa o únete a una verificada para ver tres años y comparar con el año anterior.'
  },
  goVerify: 'Verificar',
  later: 'Más tarde',
  compare: 'Comparar',
  legend: (date) => `Precios del ${date} comparados`,
  stopComparing: (name) => `Dejar de comparar ${name}`,
  notLoaded: 'No se cargó',
  wrongPrice: '¿Precio incorrecto?',
  alert: 'Alerta',
  loginToAlert: 'Inicia sesión para crear una alerta',
  loginToReport: 'Inicia sesión para avisar de un precio',
  poster: 'Cartel',
  noSupplies: 'Aún no hay nada en venta',
  noPurchases: 'Aún no hay demandas',
  quotes: (count) => `${count} ofertas`,
  news: 'Noticias',
  allNews: 'Todo',
  noNews: 'Aún no hay noticias',
  gotIt: 'Entendido',
  chart: (name, range, low, high, last) =>
    `${name}, precios de ${range}: mínimo ${low}, máximo ${high}, último ${last}`,
  midIs: (price) => `Medio ${price}`,
  noPoints: 'No hay datos de este periodo',
  sources: {
    collector: (source, collector, time, count) =>
      `${source}${collector === null ? '' : `, ${collector}`}: ${count} puestos visitados, ${time}`,
    company: (source, _, time, count) => `${source}: informes de ${count} empresas, ${time}`,
    index: (source, _, time) => `${source}: publicado ${time}`,
    platform: (source, _, time, count) => `${source}: ${count} ventas hasta ${time}`
  },
  reviewMark: (review) => `. ${review}`,
  reviewPassed: 'Revisado',
  reviewPending: 'Variación de más del 20 %: en segunda revisión, precio orientativo',
  markets: (grade) => `${grade} por mercado`,
  sameGrade: (unit) => `misma calidad, ${unit}`,
  supplies: 'En venta',
  purchases: 'Demandas',
  count: (count) => (count > 0 ? String(count) : 'Ver todo'),
  disclaimer: 'Precios recogidos como referencia, sin valor contractual',
  table: 'Tabla',
  tableTitle: (name, range) => `${name}, ${range}`,
  date: 'Fecha',
  mid: 'Medio',
  change: 'Variación',
  showMore: 'Días anteriores',
  follow: 'Seguir',
  unfollow: 'Dejar de seguir',
  share: 'Compartir',
  loginToFollow: 'Inicia sesión para seguir',
  followAdded: 'Añadido a mi lista',
  followRemoved: 'Quitado',
  toPurchase: 'Demandas',
  toSupply: (count) => (count > 0 ? `En venta ${count}` : 'En venta'),
  missingTitle: 'No existe este precio',
  missingText: 'El enlace puede estar incompleto, o los precios de esta calidad se retiraron o ya no se recogen',
  toMarket: 'Ver todos los precios'
};

export default marketInfoWords;
