import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notificaciones',
  readAll: 'Todo leído',
  allRead: 'Todo marcado como leído',
  unread: 'Sin leer',
  loggedOut: 'Inicie sesión para ver sus notificaciones',
  loggedOutHint: 'Aquí llegan alertas de precio, resultados de revisión e invitaciones.',
  logIn: 'Iniciar sesión',
  empty: 'Todavía no hay notificaciones',
  emptyHint: 'Aquí llegan alertas de precio, resultados de revisión e invitaciones.',
  toMarket: 'Ver los precios',
  all: 'Todo',
  remove: 'Eliminar',
  removed: 'Notificación eliminada',
  undo: 'Deshacer',
  muteTitle: 'Ajustes de avisos',
  muteHint: 'Las desactivadas siguen llegando, pero sin aviso ni contador',
  kinds: {
    system: 'Sistema',
    review: 'Revisiones',
    market: 'Precios',
    quote: 'Cotizaciones',
    team: 'Equipo',
    invite: 'Invitaciones',
    card: 'Tarjetas',
    expo: 'Feria',
    pay: 'Pagos'
  },
  about: {
    review: 'Resultados de verificación y contenido',
    market: 'Alertas de precio y nuevos precios de especias seguidas',
    quote: 'Novedades de sus cotizaciones',
    team: 'Miembros y solicitudes de ingreso',
    invite: 'Amigos registrados o verificados',
    card: 'Intercambios de tarjetas y visitas',
    expo: 'Inscripción, entradas y agenda',
    pay: 'Pedidos y reembolsos'
  }
};

export default messages;
