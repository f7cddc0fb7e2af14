import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Precios',
  shareTitle: 'Precios de especias, actualizados a diario',
  updated: (time) => `A ${time}`,
  search: 'Buscar',
  byDate: 'Por fecha',
  indices: 'Índices',
  indexWeeks: 'Últimas semanas',
  indexBasket: 'Principales componentes, variación en 7 días',
  indexMethod: 'Metodología',
  indexCurve: (low, high) => `Gráfico del periodo: mínimo ${low}, máximo ${high}`,
  indexSpanLabel: 'Periodo del gráfico',
  indexSpans: { quarter: '3 meses', year: '1 año', all: 'Todo' },
  indexMethodText: (base, count) =>
    `Se publica cada lunes; base 1.000,00 el ${base}. Precios medios del lunes de ${count} calidades, ponderados por las ventas de la fecha base, índice de Laspeyres encadenado. Una calidad sin precio se excluye esa semana; el índice se recalcula al llegar precios tardíos.`,
  board: 'Subidas y bajadas',
  counts: (varieties, lines) =>
    `${varieties === 1 ? '1 especia' : `${varieties} especias`}, ${lines === 1 ? '1 calidad' : `${lines} calidades`}`,
  countsAt: (where, lines) => `${where}, ${lines === 1 ? '1 calidad' : `${lines} calidades`}`,
  spans: { day: 'Día', week: '7 d', month: '30 d' },
  spanLabel: 'Periodo de la variación',
  rose: 'Suben',
  unchanged: 'Sin cambio',
  fell: 'Bajan',
  categories: 'Categorías',
  rail: {
    fruit: 'Frutos y semillas',
    bark: 'Cortezas',
    root: 'Raíces',
    bud: 'Botones',
    leaf: 'Hojas',
    hot: 'Picantes',
    blend: 'Mezclas'
  },
  all: 'Todas',
  followed: 'Mi lista',
  followedLogin: 'Inicie sesión para ver su lista',
  followedLoginText: 'Las especias que sigue, en un solo lugar y en cualquier móvil',
  login: 'Iniciar sesión',
  noFollowed: 'Aún no sigue ninguna especia',
  noFollowedText: 'Abra una especia y toque la estrella de arriba para añadirla aquí',
  browse: 'Ver los precios',
  noLines: 'Ningún precio coincide con estos filtros',
  noLinesText: 'Elija otro mercado u origen, o vea todos los precios',
  clearFilter: 'Quitar filtros',
  noLinesOfCategory: 'Aún no hay precios en esta categoría'
};

export default marketMessages;
