import type { NotifyWords } from './zh-Hans';

const words: NotifyWords = {
  title: 'Notificaciones',
  readAll: 'Leer todo',
  allRead: 'Todo marcado como leído',
  unread: 'Sin leer',
  loggedOut: 'Inicia sesión para ver tus notificaciones',
  loggedOutHint: 'Aquí llegan los avisos de precio, las revisiones y las invitaciones.',
  logIn: 'Iniciar sesión',
  empty: 'Todavía no hay notificaciones',
  emptyHint: 'Aquí llegan los avisos de precio, las revisiones y las invitaciones.',
  toMarket: 'Ver los precios'
};

export default words;
