import type { OurPurchaseWords } from './zh-Hans';

const words: OurPurchaseWords = {
  title: 'Mis solicitudes',
  create: 'Publicar solicitud',
  logIn: 'Entrar',
  loggedOut: 'Entra para ver tus solicitudes',
  loggedOutHint: 'Aquí están tus solicitudes y sus ofertas',
  empty: 'Aún no has publicado ninguna',
  emptyHint: 'Di qué necesitas y dónde; los proveedores cotizarán',
  emptyTab: (tab) => `Sin solicitudes: ${tab}`,
  tabs: {
    all: 'Todas',
    pending: 'En revisión',
    quoting: 'Abiertas',
    dealt: 'Con trato',
    closed: 'Cerradas',
    expired: 'Terminadas',
    draft: 'Borradores'
  },
  actions: {
    quotes: 'Ofertas',
    edit: 'Editar',
    reedit: 'Corregir y enviar',
    refresh: 'Subir',
    renew: 'Prolongar',
    pause: 'Pausar',
    resume: 'Reanudar',
    withdraw: 'Retirar',
    copy: 'Publicar otra vez',
    close: 'Cerrar',
    appeal: 'Reclamar',
    remove: 'Eliminar'
  },
  refreshTomorrow: 'Mañana otra vez',
  refreshedToday: 'Ya hecho hoy',
  done: {
    refresh: 'Subida',
    renew: 'Prolongada',
    pause: 'En pausa',
    resume: 'Abierta otra vez',
    withdraw: 'Retirada',
    close: 'Cerrada',
    appeal: 'Enviado'
  },
  untitled: 'Sin título',
  anonymousAs: (company) => `Anónima, ${company}`,
  reason: (reason) => `Motivo: ${reason}`,
  newQuotes: (count) => `${count} nuevas`,
  views: (count) => `${count} vistas`,
  changed: (time) => `Cambiada ${time}`,
  closeTitle: (count) => `${count} ofertas caducarán. ¿Por qué cerrar?`,
  closeTitleNone: '¿Por qué cerrar?',
  closeReasons: { dealt: 'Ya comprado', cancelled: 'Ya no hace falta' },
  withdrawTitle: '¿Retirarla?',
  withdrawText: 'Después se puede cambiar y volver a enviar',
  appealTitle: 'Reclamar',
  appealHint: 'Di por qué debe seguir, de 5 a 140 caracteres',
  appealSend: 'Enviar',
  appealShort: 'Al menos 5 caracteres',
  removed: (title) => `Eliminada: ${title}`,
  undo: 'Deshacer'
};

export default words;
