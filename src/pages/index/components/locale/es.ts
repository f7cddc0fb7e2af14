import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: { market: 'Ver precios', supply: 'Comprar', purchase: 'Pedir', vcard: 'Mi tarjeta' },
  recommended: 'Para usted',
  newsLabel: 'Categorías de noticias',
  noNews: 'Aún no hay noticias en esta categoría',
  noNewsHint: 'Pruebe otra categoría o quite el filtro de especias',
  personalised: { why: 'Según las especias que sigue. ', link: 'Desactivar la personalización' },
  nothingFollowed: { why: 'Por fecha; las especias que siga irán primero. ', link: 'Elegir especias' },
  byTime: { why: 'Por fecha. ', link: 'Activar la personalización' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Llamar a nuestro equipo',
  helpHint: 'Ayuda con precios, anuncios e inscripción',
  call: 'Llamar'
};

export default messages;
