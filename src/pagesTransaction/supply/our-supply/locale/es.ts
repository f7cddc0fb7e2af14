import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'Mis ofertas',
  tabsLabel: 'Estado de las ofertas',
  tabs: {
    onSale: 'En venta',
    pending: 'En revisión',
    rejected: 'No aprobadas',
    offShelf: 'Despublicadas',
    expired: 'Vencidas',
    draft: 'Borradores'
  },
  statuses: {
    draft: 'Borrador',
    pending: 'En revisión',
    published: 'En venta',
    rejected: 'No aprobada',
    paused: 'En pausa',
    closed: 'Cerrada',
    expired: 'Vencida',
    takedown: 'Retirada'
  },
  actions: {
    refresh: 'Renovar',
    terms: 'Precio y existencias',
    edit: 'Editar',
    reedit: 'Corregir y reenviar',
    poster: 'Crear cartel',
    renew: 'Prolongar',
    unlist: 'Despublicar',
    resume: 'Volver a vender',
    withdraw: 'Retirar',
    copy: 'Duplicar',
    appeal: 'Apelar',
    remove: 'Eliminar'
  },
  continueDraft: 'Continuar',
  refreshTomorrow: 'Mañana otra vez',
  isListed: 'versión anterior aún en venta',
  reason: (reason) => `Motivo: ${reason}`,
  noReason: 'El motivo está en sus mensajes',
  untitled: 'Sin título',
  stock: (quantity) => `Existencias ${quantity}`,
  noPrice: 'Sin precio todavía',
  until: (day) => `Válida hasta ${day}`,
  editedAt: (time) => `Editada ${time}`,
  completeness: (percent) => `Completa al ${percent} %`,
  inCompanyName: (name) => `en nombre de ${name}`,
  views: 'Visitas',
  favourites: 'Favoritos',
  inquiries: 'Consultas',
  publish: 'Publicar oferta',
  loggedOut: 'Inicie sesión para gestionar sus ofertas',
  loggedOutHint: 'Publique ofertas y vea visitas, favoritos y consultas',
  logIn: 'Iniciar sesión',
  empty: {
    onSale: ['Nada en venta', 'Sus ofertas aparecen aquí cuando se aprueban'],
    pending: ['Nada en revisión', 'La revisión suele ser rápida'],
    rejected: ['Ninguna oferta rechazada', 'Se indica el motivo; corrija y reenvíe'],
    offShelf: ['Ninguna oferta despublicada', 'Aquí aparecen las pausadas, cerradas y retiradas'],
    expired: ['Ninguna oferta vencida', 'Aquí aparecen las vencidas; se pueden prolongar'],
    draft: ['Sin borradores', 'Las ofertas sin terminar se guardan como borrador']
  }
};

export default messages;
