import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Oferta',
  missing: 'Esta oferta ya no está',
  missingHint: 'El enlace puede ser erróneo, o la oferta se borró',
  allSupplies: 'Todas las ofertas',
  newest: 'Ofertas recientes',
  similar: 'Ofertas parecidas',
  obstacles: {
    paused: 'El vendedor la ha pausado. Vea otras parecidas',
    closed: 'Esta oferta terminó. Vea otras parecidas',
    expired: 'Esta oferta caducó. Vea otras parecidas',
    takedown: 'Esta oferta fue retirada. Vea otras parecidas'
  },
  origin: 'Origen',
  delivery: 'Entrega',
  stock: 'Existencias',
  validUntil: 'Válida hasta',
  seeAll: 'Ver todo',
  ask: 'Contactar al vendedor',
  logIn: 'Entrar / registrarse',
  loginToAsk: 'Inicie sesión para hablar con el vendedor y pedir precio',
  askReason: 'La conversación se conserva, en cualquier móvil',
  inMiniProgram: 'Abrir el miniprograma',
  inApp: 'Abrir la aplicación',
  inWeChat: 'Copiar el enlace para WeChat',
  copied: 'Enlace copiado'
};

export default messages;
