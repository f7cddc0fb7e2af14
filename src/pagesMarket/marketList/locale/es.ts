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
  amount: 'Variación',
  letters: 'Ir a una letra',
  newest: 'Últimos precios',
  seeNewest: 'Ver los últimos precios',
  chooseDay: 'Elegir una fecha',
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'con precios' : 'sin precios'}`,
  marked: 'Ese día se recogieron precios',
  noQuotes: (day) => `Sin precios el ${day}`,
  noQuotesText: 'Mercados cerrados, o sin recogida ese día',
  notYet: 'Esa fecha aún no ha llegado',
  closedDay: (day) => `Aún no puede ver los precios del ${day}`,
  closedText:
    'Los últimos 30 días están abiertos a todos. Inicie sesión para ver 90 días, verifíquese para 1 año y únase a una empresa para 3 años',
  howToSee: 'Cómo obtener acceso',
  noQuotesOfCategory: 'Ese día no hubo precios en esta categoría',
  seeDay: (day) => `Ver el ${day}`,
  nothing: 'Ningún precio coincide con estos filtros',
  nothingText: 'Elija otro mercado u origen, o quite los filtros',
  clear: 'Quitar filtros',
  followedLogin: 'Inicie sesión para ver su lista',
  followedText: 'Abra una especia y toque la estrella de arriba a la derecha para añadirla aquí',
  login: 'Iniciar sesión',
  noFollowed: 'Aún no sigue ninguna especia',
  browse: 'Ver todos los precios',
  none: 'Aún no hay precios',
  toMarket: 'Ir a los precios'
};

export default marketListMessages;
