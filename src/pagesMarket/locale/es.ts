import type { MarketInfoMessages } from './zh-Hans';

const marketInfoMessages: MarketInfoMessages = {
  pageTitle: (variety) => `Precios: ${variety}`,
  shareTitle: (name, price) => `${name} ${price}`,
  units: { kg: 'kg', jin: 'jin', ton: 'tonelada' },
  unitHints: { jin: '500 g', ton: '1.000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  chooseUnit: 'Precio por',
  grades: 'Calidades',
  range: 'Rango',
  toWeek: '1 semana',
  toMonth: '1 mes',
  toYear: '1 año',
  pace: 'Ventas',
  paces: { fast: 'Rápidas', normal: 'Normales', slow: 'Lentas' },
  ranges: { '7d': '7 d', '30d': '30 d', '90d': '90 d', '1y': '1 año', '3y': '3 años' },
  rangeLabel: 'Periodo del gráfico',
  historyLogin: {
    '90d': 'Inicie sesión para ver 90 días',
    '1y': 'Inicie sesión y verifíquese para ver 1 año',
    '3y': 'Inicie sesión y únase a una empresa para ver 3 años'
  },
  historyReason: 'Sin cuenta puede ver 30 días',
  historyTitle: {
    verify: (range) => `El historial de ${range} requiere verificación`,
    company: (range) => `El historial de ${range} es para miembros de una empresa`
  },
  historyText: {
    verify:
      'Verifique su identidad para ver un año de historial; los miembros de una empresa ven tres. Ahora puede ver 90 días.',
    company: 'Verifique su empresa o únase a una verificada para ver tres años y comparar con el año anterior.'
  },
  goVerify: 'Verificarse',
  later: 'Más tarde',
  compare: 'Comparar',
  legend: (date) => `Comparación de precios del ${date}`,
  stopComparing: (name) => `Dejar de comparar ${name}`,
  notLoaded: 'No se pudo cargar',
  wrongPrice: '¿Precio incorrecto?',
  alert: 'Alerta',
  loginToAlert: 'Inicie sesión para crear una alerta',
  alertReason: 'Un mensaje cuando se alcance el precio, en cualquier móvil',
  loginToReport: 'Inicie sesión para avisar de un precio',
  reportReason: 'Le enviaremos el resultado de la comprobación',
  poster: 'Cartel',
  noSupplies: 'Aún no hay ofertas en venta',
  noPurchases: 'Aún no hay demandas',
  quotes: (count) => (count === 1 ? '1 cotización' : `${count} cotizaciones`),
  news: 'Noticias relacionadas',
  allNews: 'Todo',
  noNews: 'Aún no hay noticias relacionadas',
  linkCopied: 'Enlace copiado',
  chart: (name, range, low, high, last) =>
    `${name}, precios de ${range}: mínimo ${low}, máximo ${high}, último ${last}`,
  midIs: (price) => `Medio ${price}`,
  noPoints: 'No se recogieron precios en este periodo',
  sources: {
    collector: (source, collector, time, count) =>
      `${source}${collector === null ? '' : `, ${collector}`}: ${count === 1 ? '1 puesto visitado' : `${count} puestos visitados`}, ${time}`,
    company: (source, _, time, count) =>
      `${source}: informes de ${count === 1 ? '1 empresa' : `${count} empresas`}, ${time}`,
    index: (source, _, time) => `${source}: publicado ${time}`,
    platform: (source, _, time, count) => `${source}: ${count === 1 ? '1 venta' : `${count} ventas`} hasta ${time}`
  },
  reviewMark: (review) => `. ${review}`,
  reviewPassed: 'Revisado',
  reviewPending: 'Variación de más del 20 %; segunda revisión en curso, precio orientativo',
  markets: (grade) => `${grade} por mercado`,
  sameGrade: (unit) => `Misma calidad, ${unit}`,
  chooseMarket: 'Cambiar de mercado',
  otherGrades: 'Otras calidades',
  gradeCount: (grade, count) => `${grade} ${count}`,
  supplies: 'En venta',
  purchases: 'Demandas',
  count: (count) => (count > 0 ? String(count) : 'Ver todo'),
  disclaimer: 'Precios de referencia, sin valor contractual',
  table: 'Tabla',
  tableTitle: (name, range) => `${name}, ${range}`,
  date: 'Fecha',
  mid: 'Medio',
  change: 'Variación',
  showMore: 'Fechas anteriores',
  follow: 'Seguir',
  unfollow: 'Dejar de seguir',
  share: 'Compartir',
  loginToFollow: 'Inicie sesión para seguirlo',
  followReason: 'Todo en un solo lugar, en cualquier móvil',
  followAdded: 'Añadido a su lista',
  followRemoved: 'Quitado',
  toPurchase: 'Pedir',
  toSupply: (count) => (count > 0 ? `Ofertas ${count}` : 'Ofertas'),
  missingTitle: 'Precio no encontrado',
  missingText: 'El enlace puede estar incompleto, o los precios de esta calidad se retiraron o ya no se recogen',
  toMarket: 'Ver todos los precios'
};

export default marketInfoMessages;
