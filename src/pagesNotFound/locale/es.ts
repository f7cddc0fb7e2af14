import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Página no encontrada', text: 'El enlace puede tener un error, o la página se retiró' },
  toHome: 'Inicio',
  search: 'Buscar',
  back: 'Volver',
  prices: 'Últimos precios',
  news: 'Últimas noticias',
  names: {},
  titles: {
    event: 'Evento no encontrado',
    picture: 'No hay ninguna imagen',
    link: 'No hay ningún enlace que abrir'
  },
  texts: {}
};

export default messages;
