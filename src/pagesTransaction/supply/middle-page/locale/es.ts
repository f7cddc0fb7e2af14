import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Oferta',
  missing: 'Oferta no encontrada',
  missingHint: 'El enlace puede ser incorrecto, o la oferta se eliminó',
  allSupplies: 'Todas las ofertas',
  newest: 'Últimas ofertas',
  similar: 'Ofertas similares',
  obstacles: {
    paused: 'El proveedor ha pausado esta oferta. Vea ofertas similares',
    closed: 'Esta oferta está cerrada. Vea ofertas similares',
    expired: 'Esta oferta ha vencido. Vea ofertas similares',
    takedown: 'Esta oferta fue retirada. Vea ofertas similares'
  },
  origin: 'Origen',
  delivery: 'Envío desde',
  stock: 'Existencias',
  validUntil: 'Válida hasta',
  seeAll: 'Ver todos los detalles',
  ask: 'Contactar al proveedor',
  logIn: 'Iniciar sesión o crear cuenta',
  loginToAsk: 'Inicie sesión para chatear con el proveedor y pedir precio',
  askReason: 'Sus chats se conservan, en cualquier móvil',
  inMiniProgram: 'Abrir el miniprograma',
  inApp: 'Abrir la aplicación',
  inWeChat: 'Copiar el enlace para WeChat',
  copied: 'Enlace copiado'
};

export default messages;
