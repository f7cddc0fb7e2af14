import type { MarketListMessages } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const short = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

const marketListMessages: MarketListMessages = {
  title: 'Últimos precios',
  share: 'Compartir',
  categories: 'Categorías',
  category: {
    all: 'Todo',
    followed: 'Mi lista',
    fruit: 'Frutos y semillas',
    bark: 'Cortezas',
    root: 'Raíces',
    bud: 'Botones',
    leaf: 'Hojas',
    hot: 'Picantes',
    blend: 'Mezclas'
  },
  count: (count) => (count === 1 ? '1 precio' : `${count} precios`),
  lineCount: (count) => String(count),
  curve: 'Tendencia',
  amount: 'Importe',
  letters: 'Ir a una letra',
  newest: 'Últimos precios',
  seeNewest: 'Ver los últimos precios',
  chooseDay: 'Elegir un día',
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'con precios' : 'sin precios'}`,
  marked: 'Ese día se recogieron precios',
  noQuotes: (day) => `Sin precios el ${day}`,
  noQuotesText: 'Mercados cerrados, o sin recogida ese día',
  notYet: 'Ese día aún no ha llegado',
  closedDay: (day) => `Los precios del ${day} aún no están abiertos para usted`,
  closedText:
    'Los últimos 30 días están abiertos a todos. Entre para ver 90 días, verifíquese para un año, únase a una empresa para tres años',
  howToSee: 'Cómo verlos',
  noQuotesOfCategory: 'Ese día no se recogió nada de este tipo',
  seeDay: (day) => `Ver el ${day}`,
  nothing: 'Ningún precio con estos filtros',
  nothingText: 'Elija otro mercado u origen, o quite los filtros',
  clear: 'Quitar los filtros',
  followedLogin: 'Entre para ver su lista',
  followedText: 'Abra una especia y toque la estrella de arriba a la derecha: aparecerá aquí',
  login: 'Entrar',
  noFollowed: 'Aún no sigue nada',
  browse: 'Ver todos los precios',
  none: 'Aún no hay precios',
  toMarket: 'Ir a los precios'
};

export default marketListMessages;
