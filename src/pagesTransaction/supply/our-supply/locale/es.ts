import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'Mis ofertas',
  tabsLabel: 'Estado de las ofertas',
  tabs: {
    onSale: 'En venta',
    pending: 'En revisión',
    rejected: 'Rechazadas',
    offShelf: 'Retiradas',
    expired: 'Vencidas',
    draft: 'Borradores'
  },
  statuses: {
    draft: 'Borrador',
    pending: 'En revisión',
    published: 'En venta',
    rejected: 'Rechazada',
    paused: 'En pausa',
    closed: 'Cerrada',
    expired: 'Vencida',
    takedown: 'Retirada'
  },
  actions: {
    refresh: 'Actualizar',
    terms: 'Precio y existencias',
    edit: 'Editar',
    goOn: 'Continuar',
    reedit: 'Corregir y reenviar',
    poster: 'Cartel',
    renew: 'Prorrogar',
    offShelf: 'Retirar',
    resume: 'Volver a ofrecer',
    withdraw: 'Recuperar',
    copy: 'Copiar',
    appeal: 'Recurso',
    remove: 'Eliminar'
  },
  refreshTomorrow: 'Mañana otra vez',
  isListed: 'versión anterior visible',
  reason: (reason) => `Motivo: ${reason}`,
  noReason: 'El motivo está en sus mensajes',
  untitled: 'Sin título',
  stock: (quantity) => `Existencias ${quantity}`,
  noPrice: 'Sin precio todavía',
  until: (day) => `Válida hasta ${day}`,
  editedAt: (time) => `Editada ${time}`,
  completeness: (percent) => `Completa al ${percent} %`,
  inCompanyName: (name) => `por ${name}`,
  views: 'Visitas',
  favourites: 'Favoritos',
  inquiries: 'Consultas',
  publish: 'Publicar oferta',
  loggedOut: 'Inicie sesión para gestionar ofertas',
  loggedOutHint: 'Publique productos y vea visitas, favoritos y consultas',
  logIn: 'Iniciar sesión',
  empty: {
    onSale: ['Nada en venta', 'Lo que pasa la revisión aparece aquí'],
    pending: ['Nada en revisión', 'La revisión suele ser rápida'],
    rejected: ['Nada rechazado', 'Se indica el motivo y puede reenviarse'],
    offShelf: ['Nada retirado', 'Aquí están las pausadas, cerradas y retiradas'],
    expired: ['Nada vencido', 'Lo vencido está aquí y puede prorrogarse'],
    draft: ['Sin borradores', 'Las ofertas sin terminar se guardan como borrador']
  }
};

export default messages;
