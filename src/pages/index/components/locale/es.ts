import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: { market: 'Ver precios', supply: 'Comprar', purchase: 'Pedir', vcard: 'Mi tarjeta', quickNews: 'Ver breves' },
  recommended: 'Para ti',
  newsLabel: 'Tipos de noticias',
  noNews: 'Aún no hay noticias de este tipo',
  noNewsHint: 'Prueba otra pestaña o quita el filtro de especias',
  personalised: { why: 'Según las especias que sigues. ', link: 'Desactivar la personalización' },
  nothingFollowed: { why: 'Por fecha; las especias que sigas irán primero. ', link: 'Elegir especias' },
  byTime: { why: 'Por fecha de publicación. ', link: 'Activar la personalización' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Hablar con una persona',
  helpHint: 'Precios, anuncios, inscripciones',
  call: 'Llamar'
};

export default messages;
