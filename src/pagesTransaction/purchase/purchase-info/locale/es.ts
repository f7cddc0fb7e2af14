import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Solicitud de compra',
  missingTitle: 'No se puede ver esta solicitud',
  missingText: 'Se eliminó o solo la ven algunos proveedores',
  toPurchases: 'Otras solicitudes',
  figures: { quotes: 'Ofertas', price: 'Precio deseado', left: 'Tiempo restante' },
  isOver: 'Terminado',
  need: 'Qué se busca',
  buyer: 'Comprador',
  anonymous: 'Comprador anónimo',
  anonymousHint: 'Empresa y contacto se conocen al aceptar una oferta',
  toCompany: 'Empresa',
  favourite: 'Guardar',
  favoured: 'Guardada',
  added: 'Guardada',
  removed: 'Ya no está guardada',
  loginToFavour: 'Entra para guardar esta solicitud',
  favourReason: 'La encontrará antes del cierre, en cualquier móvil',
  contact: 'Chat',
  loginToContact: 'Inicie sesión para escribir al comprador',
  contactReason: 'La conversación se conserva, en cualquier móvil',
  share: 'Compartir',
  report: 'Denunciar esta solicitud',
  quote: 'Cotizar',
  openMine: 'Mi oferta',
  mine: (status) => `Mi oferta: ${status}`,
  mineHint: 'Los proveedores no ven los precios de los demás',
  myStatuses: {
    draft: 'borrador',
    submitted: 'sin abrir',
    viewed: 'vista por el comprador',
    shortlisted: 'preseleccionada',
    accepted: 'aceptada',
    rejected: 'no aceptada',
    withdrawn: 'retirada',
    expired: 'ya no vale',
    lapsed: 'solicitud terminada'
  },
  states: {
    paused: ['El comprador pausó las ofertas', 'Podrás cotizar cuando siga'],
    closed: ['Esta solicitud terminó', 'No admite más ofertas'],
    dealt: ['Esta solicitud está cerrada', 'El comprador ya eligió'],
    expired: ['El plazo terminó', 'Podrás cotizar si lo prolonga'],
    takedown: ['Esta solicitud fue retirada', 'No pasó el control de la plataforma']
  },
  obstacles: {
    login: ['Entra para cotizar', 'Volverás a esta solicitud', 'Entrar y cotizar'],
    verify: ['Verifica tu identidad para cotizar', '10 ofertas al día, 30 en una empresa', 'Verificar'],
    company: ['Solo empresas verificadas', 'Verifica la tuya o únete a una', 'Verificar'],
    invited: ['Solo proveedores elegidos', 'Tu empresa no está entre ellos; mira otras parecidas', 'Parecidas'],
    own: ['Solicitud de tu propia empresa', 'Su autor o un admin decide las ofertas', 'Parecidas'],
    full: ['No quedan plazas', 'Puede liberarse una si alguien se retira', 'Parecidas'],
    ended: ['El plazo terminó', 'Podrás cotizar si lo prolonga', 'Parecidas'],
    limit: ['Sin más ofertas por hoy', 'Desde medianoche; las enviadas se pueden cambiar', 'Mis ofertas']
  }
};

export default messages;
