import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Demanda de compra',
  missingTitle: 'Demanda no disponible',
  missingText: 'Puede haberse eliminado o ser visible solo para algunos proveedores',
  toPurchases: 'Otras demandas',
  figures: { quotations: 'Cotizaciones', price: 'Precio objetivo', left: 'Tiempo restante' },
  isOver: 'Cerrada',
  need: 'Requisitos',
  buyer: 'Comprador',
  anonymous: 'Comprador anónimo',
  anonymousHint: 'La empresa y el contacto se muestran al aceptar una cotización',
  toCompany: 'Ver empresa',
  favourite: 'Favorito',
  favoured: 'Favorito',
  added: 'Añadida',
  removed: 'Quitada',
  loginToFavour: 'Inicie sesión para añadir esta demanda a favoritos',
  favourReason: 'La encontrará antes del cierre, en cualquier móvil',
  contact: 'Chat',
  loginToContact: 'Inicie sesión para contactar con el comprador',
  contactReason: 'Sus chats se conservan, en cualquier móvil',
  share: 'Compartir',
  report: 'Denunciar esta demanda',
  quote: 'Cotizar',
  openMine: 'Mi cotización',
  mine: (status) => `Mi cotización: ${status}`,
  mineHint: 'Los proveedores no ven los precios de los demás',
  myStatuses: {
    draft: 'borrador',
    submitted: 'sin ver',
    viewed: 'vista por el comprador',
    shortlisted: 'preseleccionada',
    accepted: 'aceptada',
    rejected: 'no seleccionada',
    withdrawn: 'retirada',
    expired: 'vencida',
    lapsed: 'demanda cerrada'
  },
  states: {
    paused: ['El comprador pausó las cotizaciones', 'Podrá cotizar cuando se reanude'],
    closed: ['Esta demanda está cerrada', 'Ya no admite cotizaciones'],
    dealt: ['Esta demanda tiene acuerdo', 'El comprador ya eligió proveedor'],
    expired: ['El plazo ha terminado', 'Podrá cotizar si el comprador lo prolonga'],
    takedown: ['Esta demanda fue retirada', 'No superó el control de la plataforma']
  },
  obstacles: {
    login: ['Inicie sesión para cotizar', 'Después volverá a esta demanda', 'Iniciar sesión'],
    verify: ['Verifique su identidad para cotizar', '10 cotizaciones al día, 30 en una empresa', 'Verificarse'],
    company: ['Solo empresas verificadas', 'Verifique la suya o únase a una', 'Verificar'],
    invited: ['Solo proveedores elegidos', 'Su empresa no está en la lista; vea otras parecidas', 'Parecidas'],
    own: ['Demanda de su propia empresa', 'El autor o un administrador gestiona las cotizaciones', 'Parecidas'],
    full: ['Cupo de cotizaciones completo', 'Puede liberarse si un proveedor se retira', 'Parecidas'],
    ended: ['El plazo ha terminado', 'Podrá cotizar si el comprador lo prolonga', 'Parecidas'],
    limit: [
      'Límite diario de cotizaciones alcanzado',
      'Se restablece a medianoche; las enviadas se pueden editar',
      'Mis cotizaciones'
    ]
  }
};

export default messages;
