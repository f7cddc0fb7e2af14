import type { MarketWords } from './zh-Hans';

const marketWords: MarketWords = {
  title: 'Mercado',
  updated: (time) => `al ${time}`,
  search: 'Buscar',
  byDate: 'Por fecha',
  indices: 'Índices',
  board: 'Subidas y bajadas',
  counts: (varieties, lines) => `${varieties} especias, ${lines} calidades`,
  spans: { day: 'Día', week: '7 d', month: '30 d' },
  spanLabel: 'Periodo de la variación',
  rose: 'Suben',
  stood: 'Igual',
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
  followed: 'Mi lista',
  allMarkets: 'Todos los mercados',
  chooseMarket: 'Elegir un mercado',
  chooseUnit: 'Precio por',
  units: { kg: 'kg', jin: 'jin', ton: 'tonelada' },
  unitHints: { jin: '500 g', ton: '1.000 kg' },
  perUnit: { kg: '¥/kg', jin: '¥/jin', ton: '¥/t' },
  variety: 'Especia / calidad',
  changes: { day: 'Día', week: '7 días', month: '30 días' },
  sorts: {
    default: 'Tocar para ordenar por subida',
    rise: 'Ordenado por subida, tocar para ordenar por bajada',
    fall: 'Ordenado por bajada, tocar para restablecer'
  },
  followedLogin: 'Inicia sesión para ver tu lista',
  followedLoginText: 'Las especias que sigues se reúnen aquí, en todos tus teléfonos',
  login: 'Iniciar sesión',
  noFollowed: 'Aún no sigues ninguna especia',
  noFollowedText: 'Toca la estrella de una especia y aparecerá aquí',
  browse: 'Ver el mercado',
  noLines: 'No hay precios de este tipo en este mercado',
  noLinesText: 'Elige otro mercado o mira todos',
  clearFilter: 'Quitar el filtro',
  noLinesOfCategory: 'Aún no hay precios de este tipo'
};

export default marketWords;
