import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Precios',
  shareTitle: 'Precios de especias, cada día',
  updated: (time) => `al ${time}`,
  search: 'Buscar',
  byDate: 'Por fecha',
  indices: 'Índices',
  indexWeeks: 'Últimas semanas',
  indexBasket: 'Calidades de más peso, cambio en 7 días',
  indexMethod: 'Método',
  indexCurve: (low, high) => `Curva del periodo, mínimo ${low}, máximo ${high}`,
  indexSpanLabel: 'Periodo de la curva',
  indexSpans: { quarter: '3 m', year: '1 a', all: 'Todo' },
  indexMethodText: (base, count) =>
    `Se publica cada lunes; el ${base} vale 1.000,00. Precios medios de ${count} calidades, ponderados por las ventas de la fecha base, encadenados según Laspeyres. Una calidad sin precio no cuenta esa semana; las cotizaciones tardías se incorporan.`,
  board: 'Subidas y bajadas',
  counts: (varieties, lines) => `${varieties} especias, ${lines} calidades`,
  countsAt: (where, lines) => `${where}, ${lines} calidades`,
  spans: { day: 'Día', week: '7 d', month: '30 d' },
  spanLabel: 'Periodo de la variación',
  rose: 'Suben',
  unchanged: 'Igual',
  fell: 'Bajan',
  categories: 'Categorías',
  rail: {
    fruit: 'Frutos y semillas',
    bark: 'Cortezas',
    root: 'Raíces',
    bud: 'Brotes',
    leaf: 'Hojas',
    hot: 'Picantes',
    blend: 'Mezclas'
  },
  all: 'Todas',
  followed: 'Mi lista',
  followedLogin: 'Inicia sesión para ver tu lista',
  followedLoginText: 'Las especias que sigues se reúnen aquí, en todos tus teléfonos',
  login: 'Iniciar sesión',
  noFollowed: 'Aún no sigues ninguna especia',
  noFollowedText: 'Abre una especia y toca la estrella de arriba, y aparecerá aquí',
  browse: 'Ver los precios',
  noLines: 'Ningún precio con estos filtros',
  noLinesText: 'Elija otro mercado u origen, o véalos todos',
  clearFilter: 'Quitar el filtro',
  noLinesOfCategory: 'Aún no hay precios de este tipo'
};

export default marketMessages;
