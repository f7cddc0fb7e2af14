import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  title: 'Página no encontrada',
  text: 'El enlace puede tener un error, o la página se retiró',
  toHome: 'Inicio',
  search: 'Buscar',
  prices: 'Últimos precios',
  news: 'Últimas noticias'
};

export default messages;
