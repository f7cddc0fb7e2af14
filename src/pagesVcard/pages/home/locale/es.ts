import type { CardHomeMessages } from './zh-Hans';

const messages: CardHomeMessages = {
  title: 'Mis tarjetas',
  createTitle: 'Nueva tarjeta',
  editTitle: 'Editar tarjeta',
  loggedOut: 'Inicie sesión para usar tarjetas de visita',
  loggedOutHint: 'Cree una tarjeta en treinta segundos; basta escanearla para intercambiar tarjetas',
  logIn: 'Iniciar sesión',
  listJoin: ', ',

  defaultCard: 'Principal',
  takenDown: 'Suspendida',
  takenDownReason: (reason) =>
    `La plataforma suspendió esta tarjeta y los demás no la ven${reason === '' ? '' : `: ${reason}`}`,
  toEdit: 'Editar',
  takenDownToast: 'Tarjeta retirada, edítela',
  actions: {
    label: 'Acciones de la tarjeta',
    scan: 'Escanear',
    faceToFace: 'Mostrar código',
    poster: 'Cartel',
    save: 'Guardar contacto'
  },
  requests: 'Solicitudes de intercambio',
  requestCount: (count) => `${count} pendientes`,
  noRequests: 'Ninguna pendiente',
  radar: {
    title: 'Quién me vio',
    more: 'Detalles',
    today: 'Hoy',
    week: 'Últimos 7 días',
    views: 'Vistas',
    visitors: 'Visitantes',
    chart: (views) => `Vistas de cada uno de los últimos 7 días: ${views}`,
    failed: 'No se pudieron cargar las vistas'
  },
  tips: {
    title: (percent) => `Tarjeta completa al ${percent} %`,
    varieties: 'Añada sus especias para que le encuentren antes',
    avatar: 'Añada una foto para que le recuerden',
    company: 'Vincule su empresa para mostrar su distintivo',
    intro: 'Presente su actividad en unas frases',
    pictures: 'Añada fotos de su mercancía',
    supplies: 'Destaque ofertas en venta',
    address: 'Añada una dirección para que puedan visitarle'
  },
  level: {
    names: { basic: 'Básico', professional: 'Profesional', enterprise: 'Empresa' },
    until: (day) => `Hasta el ${day}`,
    forever: 'No caduca',
    upgrade: 'Mejorar'
  },
  cards: {
    title: (count, max) => `Todas las tarjetas ${count}/${max}`,
    add: 'Nueva tarjeta',
    options: (name) => `Tarjeta de ${name}`,
    edit: 'Editar',
    code: 'Código de la tarjeta',
    makeDefault: 'Hacer principal',
    defaultSet: 'Ya es la principal',
    withdraw: 'Retirar',
    withdrawHint: 'Sus códigos y envíos dejarán de abrirla',
    withdrawn: 'Tarjeta retirada',
    undo: 'Deshacer',
    slotTaken: 'Una tarjeta nueva ocupa su lugar. Retire una antes'
  },
  full: {
    title: (max) => `Máximo ${max} tarjetas`,
    text: (count) => `Retire ${count} para crear otra`,
    upgradeText: 'Con un nivel superior puede tener más'
  },

  firstTitle: 'Su tarjeta en 30 segundos',
  firstHint: 'Lo demás se puede añadir después',
  firstSubmit: 'Listo',
  created: 'Tarjeta creada',
  avatarDropped: 'Foto rechazada, omitida',

  steps: {
    basics: 'Datos',
    contacts: 'Contacto',
    showcase: 'Presentación',
    secondSide: 'Segundo idioma',
    style: 'Estilo'
  },
  next: 'Siguiente',
  save: 'Guardar',
  finish: 'Listo',
  saved: 'Tarjeta guardada',
  missing: 'No existe esta tarjeta',
  missingHint: 'Puede que se haya retirado',
  toCards: 'Mis tarjetas',
  incomplete: (count) => `${count} por corregir`,
  changedMeanwhile: 'Esta tarjeta se modificó en otro lugar; se han unido las dos versiones',
  keptTyped: 'Sus cambios se conservan. Revíselos y guarde de nuevo',
  restoreTitle: '¿Continuar el borrador?',
  restoreText: (time) => `Tiene un borrador sin guardar de ${time}`,
  restore: 'Continuar',
  startOver: 'Empezar de nuevo',
  leaveTitle: '¿Salir de la página?',
  leaveText: 'Lo escrito se guarda como borrador',
  leave: 'Salir',
  stay: 'Seguir editando',
  sample: { name: 'Su nombre', position: 'Cargo' },

  avatar: 'Foto',
  avatarPurpose: 'Se abrirán la cámara o sus fotos, solo para elegir la foto de la tarjeta',
  name: 'Nombre',
  namePlaceholder: 'Nombre real, 2–20 caracteres',
  position: 'Cargo',
  positionPlaceholder: 'P. ej., jefe de ventas',
  department: 'Departamento',
  company: 'Empresa',
  companyName: 'Nombre de la empresa',
  companyPlaceholder: 'Empresa o puesto, opcional',
  otherCompany: 'Otra',
  companyVerified: 'La tarjeta lleva el distintivo de empresa verificada',
  companyBound: 'La tarjeta muestra el nombre completo de la empresa',
  companyTyped: 'Una empresa escrita no lleva distintivo',

  visibilityNote:
    'Elija quién puede ver cada contacto. Tras un intercambio, la otra parte ve los que haya marcado para ello',
  visibility: (label) => `Quién puede ver: ${label}`,
  visibilities: { everyone: 'Todos', exchanged: 'Tras intercambio', hidden: 'Oculto' },
  visibilityHints: {
    everyone: 'Todos los que abran la tarjeta',
    exchanged: 'Completo solo para quienes intercambiaron tarjetas con usted',
    hidden: 'Solo usted'
  },
  accountStricter: {
    verified: 'Su cuenta solo muestra este número a miembros verificados, y la tarjeta también',
    exchanged: 'Su cuenta solo muestra este número tras un intercambio, y la tarjeta también'
  },
  mobile: 'Móvil',
  otherMobile: 'Otro móvil',
  landline: 'Teléfono fijo',
  landlinePlaceholder: 'P. ej., 0775-3850001',
  weChatId: 'ID de WeChat',
  weChatCode: 'Código QR de WeChat',
  weChatCodeHint: 'Lo ven las mismas personas que el ID de WeChat',
  weChatCodePurpose: 'Se abrirán la cámara o sus fotos, solo para elegir la imagen de su código de WeChat',
  email: 'Correo electrónico',
  website: 'Sitio web',
  websitePlaceholder: 'Empieza por https://',
  address: 'Dirección',
  addressPlaceholder: 'Máximo 60 caracteres',
  moreContacts: 'Más contactos',
  findable: 'Se puede encontrar',
  findableHint:
    'Otros pueden encontrar esta tarjeta en la búsqueda y en la página de su empresa. Puede desactivarlo cuando quiera',

  varieties: 'Especias',
  varietiesPlaceholder: 'Elegir especias',
  intro: 'Presentación',
  introPlaceholder: 'Su actividad y sus puntos fuertes',
  pictures: 'Fotos',
  picturesPurpose: 'Se abrirán la cámara o sus fotos, solo para elegir fotos para la tarjeta',
  video: 'Vídeo',
  videoStates: {
    waiting: 'El vídeo está en revisión; los demás lo verán cuando se apruebe',
    refused: 'El vídeo se rechazó. Elija otro'
  },
  supplies: 'Ofertas destacadas',
  suppliesHint: (max) => `Se muestran en la tarjeta, máximo ${max}`,
  addSupply: 'Elegir ofertas',
  removeSupply: (title) => `Dejar de destacar ${title}`,
  moveSupplyUp: (title) => `Subir ${title}`,
  searchSupply: 'Título o especia',
  noSupplyFound: 'Ninguna oferta coincide',
  noSupplies: 'No hay ofertas en venta',
  noSuppliesHint: 'Publique una oferta y destáquela aquí',
  suppliesFull: (max) => `Máximo ${max}`,
  suppliesDone: (count) => `Listo (${count})`,

  secondSide: 'Cara en otro idioma',
  secondSideHint: 'Para clientes extranjeros, en el reverso de la tarjeta',
  language: 'Idioma',
  secondNamePlaceholder: 'P. ej., Qin Xiulan',

  style: 'Estilo',
  styles: { cinnabar: 'Cinabrio', cassia: 'Casia', pepper: 'Pimienta', indigo: 'Índigo', paper: 'Papel' },

  problems: {
    banned: 'Contiene un término no permitido. Escríbalo de otro modo',
    contact: 'Indique números y direcciones en el paso «Contacto»',
    company: 'Es el nombre de una empresa. Indique el suyo',
    tooLong: (max) => `Máximo ${max} caracteres`,
    tooShort: (min) => `Al menos ${min} caracteres`,
    unfit: 'Esta imagen no se puede publicar. Elija otra',
    unknown: 'Ya no está disponible. Elija de nuevo',
    other: 'No se ha aceptado. Cámbielo',
    required: { name: 'Indique su nombre', position: 'Indique su cargo', mobile: 'Indique su número' },
    pattern: {
      name: 'Un nombre contiene letras',
      mobile: 'Compruebe el móvil',
      landline: 'Con prefijo, p. ej., 0775-3850001',
      weChatId: '6–20 letras, cifras, guiones o guiones bajos, empezando por una letra',
      email: 'Compruebe el correo electrónico',
      website: 'Debe empezar por https://'
    }
  }
};

export default messages;
