import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Contacto',
  conversations: 'Mis chats',
  platform: 'Xiangshi',
  loggedOutHint: 'Podrá escribir y pedir precio; las respuestas llegan a sus mensajes',
  logIn: 'Iniciar sesión',
  noThreads: 'Aún no hay chats',
  noThreadsHint: 'Toque «Chat» en una oferta o solicitud',
  asksAbout: (title) => `Sobre: ${title}`,
  pictureLine: '[Foto]',
  askLine: (quantity, location) => `[Petición de precio] ${quantity}, a ${location}`,
  call: 'Atención telefónica',
  hours: 'Todos los días 9:00–18:00',
  weChat: 'Atención por WeChat',
  weChatHint: 'Escanee; respuesta en horario de atención',
  weChatCode: 'Código QR de atención por WeChat',
  weChatScan: 'Escanee con WeChat o mantenga pulsado',
  weChatCopy: 'Copiar el enlace para WeChat',
  write: 'Escribirnos',
  writeHint: 'Con fotos; respuesta en dos días hábiles',
  tickets: 'Mis consultas y respuestas',
  complain: 'Reclamar',
  complainHint: 'Datos falsos, fraude o infracciones',
  faq: 'Preguntas frecuentes',
  answers: [
    {
      question: '¿Cómo sé si un vendedor es fiable?',
      answer:
        'Mire la insignia y la tasa de respuesta; pida análisis y certificados de origen. Empiece con un lote pequeño y pague tras revisarlo.'
    },
    {
      question: '¿Interviene la plataforma en los pagos?',
      answer:
        'No. Solo pone en contacto; comprador y vendedor liquidan entre sí. No pague a cuentas que digan ser de la plataforma.'
    },
    {
      question: '¿Por qué no veo el número completo?',
      answer: 'Depende del vendedor: a veces hay que iniciar sesión, verificarse o intercambiar los contactos.'
    },
    {
      question: '¿Por qué no se envía mi mensaje?',
      answer:
        'Antes de intercambiar contactos no se admiten números, ids de WeChat ni enlaces; y nunca palabras prohibidas.'
    }
  ],
  about: {
    supply: {
      contact: 'Vendedor',
      loggedOut: 'Inicie sesión para escribir al vendedor',
      askers: 'Preguntas de compradores',
      noAskersHint: 'Aquí aparecen los compradores que preguntan',
      line: '[Oferta]',
      hello: 'Empiece por existencias, precio y plazo',
      notOffered: 'No está a la venta: no se puede abrir un chat nuevo',
      quick: [
        '¿Hay existencias?',
        '¿Cuál es el pedido mínimo?',
        '¿Emiten factura con IVA?',
        '¿Pueden enviar una muestra?',
        '¿En cuánto tiempo despachan?'
      ]
    },
    purchase: {
      contact: 'Comprador',
      loggedOut: 'Inicie sesión para escribir al comprador',
      askers: 'Proveedores que preguntan',
      noAskersHint: 'Aquí aparecen los proveedores que preguntan',
      line: '[Solicitud]',
      hello: 'Empiece por calidad, inspección y entrega',
      notOffered: 'No admite ofertas: no se puede abrir un chat nuevo',
      quick: [
        '¿Cosecha nueva o anterior?',
        '¿Qué humedad e impurezas admite?',
        '¿Se puede entregar por lotes?',
        '¿Quiere una muestra antes?',
        '¿Cómo se inspecciona?'
      ]
    }
  },
  refusals: {
    missing: { title: 'El chat ya no está', text: 'Puede que el anuncio se haya borrado' },
    notYours: { title: 'No es su chat', text: 'Solo lo leen comprador y vendedor' }
  },
  more: 'Más',
  goodsGone: 'Este anuncio ya no se puede ver',
  earlier: 'Mensajes anteriores',
  blockedNow: (isMine) =>
    isMine ? 'Ha bloqueado a la otra parte: nadie puede escribir' : 'Ahora no puede escribir a la otra parte',
  me: 'Yo',
  openPicture: 'Abrir la foto',
  cardHint: 'Toque para ver los detalles',
  askTitle: 'Pedir precio',
  askQuantity: (quantity) => `Cantidad: ${quantity}`,
  askPlace: (location) => `Entrega: ${location}`,
  picture: 'Foto',
  card: 'Enviar la ficha',
  attach: 'Foto, petición de precio, oferta',
  write1: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando',
  notSent: 'Sin enviar',
  resend: 'Reenviar',
  dropUnsent: 'Borrar',
  callSeller: 'Llamar',
  exchange: 'Intercambiar contactos',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  blockTitle: '¿Bloquear a la otra parte?',
  blockText:
    'Ninguno podrá escribir al otro, ni sobre este anuncio ni sobre otro. Puede deshacerlo en cualquier momento.',
  blocked: 'Bloqueado',
  unblocked: 'Desbloqueado',
  phoneNeeds: {
    login: 'Inicie sesión para verlo',
    verify: 'Verifíquese para verlo',
    exchange: 'Intercambie contactos'
  },
  problems: {
    contact: 'Sin números ni enlaces antes del intercambio',
    banned: 'Hay una palabra prohibida',
    picture: 'Foto no admitida',
    blocked: 'Ahora no puede escribir'
  }
};

export default messages;
