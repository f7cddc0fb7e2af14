import type { OurPurchaseMessages } from './zh-Hans';

const messages: OurPurchaseMessages = {
  title: 'Mis demandas',
  create: 'Publicar demanda',
  logIn: 'Iniciar sesión',
  loggedOut: 'Inicie sesión para ver sus demandas',
  loggedOutHint: 'Aquí están sus demandas y las cotizaciones recibidas',
  empty: 'Aún no ha publicado demandas',
  emptyHint: 'Indique qué necesita y dónde; los proveedores cotizarán',
  emptyTab: (tab) => `Sin demandas: ${tab}`,
  tabs: {
    all: 'Todas',
    pending: 'En revisión',
    quoting: 'Abiertas',
    dealt: 'Con acuerdo',
    closed: 'Cerradas',
    expired: 'Terminadas',
    draft: 'Borradores',
    archived: 'Archivadas'
  },
  actions: {
    quotations: 'Cotizaciones',
    edit: 'Editar',
    reedit: 'Corregir y reenviar',
    refresh: 'Renovar',
    renew: 'Prolongar',
    pause: 'Pausar',
    resume: 'Reanudar',
    withdraw: 'Retirar',
    copy: 'Publicar otra vez',
    close: 'Cerrar',
    appeal: 'Apelar',
    remove: 'Eliminar',
    archive: 'Archivar',
    unarchive: 'Desarchivar'
  },
  refreshTomorrow: 'Mañana otra vez',
  done: {
    refresh: 'Renovada',
    renew: 'Prolongada',
    pause: 'En pausa',
    resume: 'Reanudada',
    withdraw: 'Retirada',
    close: 'Cerrada',
    appeal: 'Apelación enviada',
    archive: 'Archivada',
    unarchive: 'Desarchivada'
  },
  untitled: 'Sin título',
  anonymousAs: (company) => `Anónima, ${company}`,
  reason: (reason) => `Motivo: ${reason}`,
  newQuotes: (count) => (count === 1 ? '1 nueva' : `${count} nuevas`),
  views: (count) => `${count} visitas`,
  deliveredSum: (yuan) => `Total en destino ${yuan} CNY`,
  deal: (quantity, price) => `Acuerdo: ${quantity} × ${price}`,
  changed: (time) => `Actualizada ${time}`,
  closeTitle: (count) =>
    `${count === 1 ? '1 cotización dejará' : `${count} cotizaciones dejarán`} de valer. ¿Por qué cerrar?`,
  closeTitleNone: '¿Por qué cerrar?',
  closeReasons: { dealt: 'Ya comprado', cancelled: 'Ya no hace falta' },
  withdrawTitle: '¿Retirar de la revisión?',
  withdrawText: 'Después podrá editarla y enviarla de nuevo',
  appealTitle: 'Apelación',
  appealHint: 'Explique por qué debe restablecerse, de 5 a 140 caracteres',
  appealSend: 'Enviar',
  appealShort: 'Al menos 5 caracteres',
  removed: (title) => `Eliminada: ${title}`,
  undo: 'Deshacer'
};

export default messages;
