import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Atención al cliente',
  conversations: 'Mis chats',
  platform: 'Atención',
  loggedOutHint: 'Inicie sesión para escribir y pedir precio; las respuestas llegan a sus mensajes',
  logIn: 'Iniciar sesión',
  noThreads: 'Aún no hay chats',
  noThreadsHint: 'Toque «Chat» en una oferta o demanda para empezar',
  asksAbout: (title) => `Sobre: ${title}`,
  pictureLine: '[Imagen]',
  askLine: (quantity, location) => `[Consulta de precio] ${quantity}, entrega en ${location}`,
  call: 'Teléfono de atención',
  hours: 'Todos los días 9:00–18:00',
  weChat: 'Atención por WeChat',
  weChatHint: 'Escanee; respuesta en horario de atención',
  weChatCode: 'Código QR de atención por WeChat',
  weChatScan: 'Escanee con WeChat o mantenga pulsado',
  weChatCopy: 'Copiar el enlace para WeChat',
  write: 'Dejar un mensaje',
  writeHint: 'Con imágenes; respuesta en dos días laborables',
  tickets: 'Mis mensajes y respuestas',
  complain: 'Presentar una queja',
  complainHint: 'Información falsa, fraude o infracciones',
  faq: 'Preguntas frecuentes',
  answers: [
    {
      question: '¿Cómo sé si un proveedor es fiable?',
      answer:
        'Mire la insignia y la tasa de respuesta; pida informes de análisis y certificados de origen. Empiece con un pedido pequeño y pague tras la inspección en la entrega.'
    },
    {
      question: '¿Interviene la plataforma en los acuerdos o pagos?',
      answer:
        'No. Solo pone en contacto a compradores y proveedores, que liquidan directamente. No pague nunca a cuentas que digan ser de la plataforma.'
    },
    {
      question: '¿Por qué no veo el número completo?',
      answer:
        'Depende de los ajustes del proveedor: a veces hay que iniciar sesión, verificarse o intercambiar tarjetas.'
    },
    {
      question: '¿Por qué no se envía mi mensaje?',
      answer:
        'Antes de intercambiar tarjetas, los mensajes no pueden contener números, ID de WeChat ni enlaces. Las palabras prohibidas no se admiten nunca.'
    }
  ],
  about: {
    supply: {
      contact: 'Contactar al proveedor',
      loggedOut: 'Inicie sesión para contactar al proveedor',
      askers: 'Consultas de compradores',
      noAskersHint: 'Aquí aparecen las consultas de los compradores',
      line: '[Oferta]',
      hello: 'Empiece por existencias, precio y envío',
      notOffered: 'Esta oferta no está en venta; no se puede abrir un chat nuevo',
      quick: [
        '¿Está en stock?',
        '¿Cuál es el pedido mínimo?',
        '¿Pueden emitir factura con IVA?',
        '¿Pueden enviar antes una muestra?',
        '¿En cuánto tiempo envían?'
      ]
    },
    purchase: {
      contact: 'Contactar al comprador',
      loggedOut: 'Inicie sesión para contactar al comprador',
      askers: 'Consultas de proveedores',
      noAskersHint: 'Aquí aparecen las consultas de los proveedores',
      line: '[Demanda]',
      hello: 'Empiece por especificación, inspección y entrega',
      notOffered: 'Esta demanda no admite cotizaciones; no se puede abrir un chat nuevo',
      quick: [
        '¿Cosecha nueva o anterior?',
        '¿Qué límites de humedad e impurezas?',
        '¿Se puede entregar en varios lotes?',
        '¿Necesita antes una muestra?',
        '¿Cómo inspeccionan la mercancía?'
      ]
    }
  },
  deniedReasons: {
    missing: { title: 'Chat no encontrado', text: 'Puede que el anuncio se haya borrado' },
    forbidden: { title: 'No es su chat', text: 'Solo pueden leerlo el comprador y el proveedor' }
  },
  more: 'Más',
  goodsGone: 'Este anuncio ya no está disponible',
  earlier: 'Mensajes anteriores',
  blockedNow: (isMine) =>
    isMine
      ? 'Ha bloqueado a esta persona; ninguno puede enviar mensajes'
      : 'Ahora no puede enviar mensajes a esta persona',
  me: 'Yo',
  openPicture: 'Ampliar la imagen',
  cardHint: 'Toque para ver detalles',
  askTitle: 'Consulta de precio',
  askQuantity: (quantity) => `Cantidad: ${quantity}`,
  askLocation: (location) => `Entrega: ${location}`,
  picture: 'Imagen',
  card: 'Enviar la ficha',
  attach: 'Imágenes, consulta de precio y ficha',
  write1: 'Escriba un mensaje',
  send: 'Enviar',
  sending: 'Enviando',
  notSent: 'No enviado',
  resend: 'Reenviar',
  dropUnsent: 'Eliminar',
  callSeller: 'Llamar',
  exchange: 'Intercambiar tarjetas',
  block: 'Bloquear persona',
  unblock: 'Desbloquear',
  blockTitle: '¿Bloquear a esta persona?',
  blockText:
    'Ninguno podrá escribir al otro ni abrir un chat sobre otro anuncio. Puede desbloquear en cualquier momento.',
  blocked: 'Bloqueado',
  unblocked: 'Desbloqueado',
  phoneNeeds: {
    login: 'Inicie sesión para verlo',
    verify: 'Verifíquese para verlo',
    exchange: 'Intercambie tarjetas'
  },
  problems: {
    contact: 'Sin números ni enlaces antes de intercambiar tarjetas',
    banned: 'Contiene una palabra no permitida',
    picture: 'Imagen no admitida',
    blocked: 'Ahora no puede enviar mensajes'
  }
};

export default messages;
