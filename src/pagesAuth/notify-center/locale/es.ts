import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notificaciones',
  readAll: 'Leer todo',
  allRead: 'Todo marcado como leído',
  unread: 'Sin leer',
  loggedOut: 'Inicia sesión para ver tus notificaciones',
  loggedOutHint: 'Aquí llegan los avisos de precio, las revisiones y las invitaciones.',
  logIn: 'Iniciar sesión',
  empty: 'Todavía no hay notificaciones',
  emptyHint: 'Aquí llegan los avisos de precio, las revisiones y las invitaciones.',
  toMarket: 'Ver los precios',
  all: 'Todo',
  remove: 'Eliminar',
  removed: 'Mensaje eliminado',
  undo: 'Deshacer',
  muteTitle: 'Recordatorios',
  muteHint: 'Lo desactivado sigue llegando, sin recordatorio ni número rojo',
  kinds: {
    system: 'Sistema',
    review: 'Revisiones',
    market: 'Precios',
    quote: 'Ofertas',
    team: 'Equipo',
    invite: 'Invitaciones',
    card: 'Tarjetas',
    expo: 'Feria',
    pay: 'Pagos'
  },
  about: {
    review: 'Resultados de verificación y moderación',
    market: 'Alertas de precios y variedades seguidas',
    quote: 'Avance de las ofertas',
    team: 'Miembros y solicitudes de ingreso',
    invite: 'Amigos registrados o verificados',
    card: 'Tarjetas intercambiadas y visitas',
    expo: 'Inscripción, entradas y agenda',
    pay: 'Pedidos y reembolsos'
  }
};

export default messages;
