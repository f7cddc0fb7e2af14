import type { OwnCardMessages } from './zh-Hans';

const messages: OwnCardMessages = {
  title: 'Mis tarjetas',
  home: 'Inicio de tarjetas',
  homeHint: 'Solicitudes, grado de compleción y todas las tarjetas',
  create: 'Nueva tarjeta',
  default: 'Predeterminada',
  flip: 'Dar la vuelta',
  manage: (name) => `Gestionar la tarjeta, ${name}`,
  actions: { code: 'Código', poster: 'Cartel', share: 'Compartir', save: 'Contactos', edit: 'Editar' },
  linkCopied: 'Enlace copiado',

  stats: { views: 'Vistas', visitors: 'Visitantes', saves: 'Guardada', shares: 'Envíos' },
  today: (count) => `+${count} hoy`,
  tips: {
    varieties: 'Añada sus especias principales: su tarjeta será más fácil de encontrar',
    company: 'Añada su empresa: así se sabrá a quién representa',
    picture: 'Añada una foto: será más fácil recordarle'
  },
  fill: 'Completar',

  radar: 'Quién me ha visto',
  lastDays: (days) => `Últimos ${days} días`,
  days: (days) => `${days} días`,
  noVisitors: 'Aún nadie ha visto sus tarjetas',
  noVisitorsHint: 'Envíe una tarjeta a sus clientes: quien la vea aparecerá aquí.',
  anonymous: 'Visitante anónimo',
  about: (company, position) => [position, company].filter(Boolean).join(', '),
  sources: {
    share: 'Desde un envío',
    code: 'Código escaneado',
    link: 'Desde un enlace',
    list: 'En Xiangshi',
    expo: 'En la feria'
  },
  visits: (count) => `${count} visitas`,
  registered: 'Creó su cuenta por la tarjeta',
  loggedIn: 'Inició sesión por la tarjeta',
  visitedCard: (name) => `Tarjeta: ${name}`,
  yesterday: 'Ayer',
  duration: (minutes, seconds) =>
    [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`].filter(Boolean).join(' '),
  stayed: (duration) => `Durante ${duration}`,
  fewVisitors: (count) =>
    `Ve los últimos ${count} visitantes. Verifíquese para ver a todos los de los últimos 30 días.`,
  verify: 'Verificarse',
  upgradeForDays: (days) => `Suba de nivel para ver los visitantes de los últimos ${days} días`,
  upgrade: 'Subir de nivel',
  privacyNote: 'Se informa a los visitantes de que usted puede ver su visita',
  anonymousNote: 'Ve las tarjetas de forma anónima, por eso tampoco ve los nombres de sus visitantes',
  privacyLink: 'Visita anónima',

  radarLoggedOut: 'Inicie sesión para ver quién ha visto sus tarjetas',
  radarLoggedOutHint: 'Cuándo, durante cuánto tiempo y cómo llegaron',
  logIn: 'Iniciar sesión',
  spanLabel: 'Periodo',
  figures: {
    today: 'Vistas de hoy',
    week: 'Vistas, 7 días',
    weekVisitors: 'Visitantes, 7 días',
    dwell: 'Tiempo medio'
  },
  chartTitle: (days) => `Vistas al día, últimos ${days} días`,
  times: (count) => (count === 1 ? '1 vista' : `${count} vistas`),
  chartLabel: (days, total, most, day) =>
    `${total} vistas en los últimos ${days} días; el día con más fue el ${day}: ${most}`,
  chartEmpty: (days) => `Sin vistas en los últimos ${days} días`,

  supplies: 'Ofertas destacadas',
  notOnSale: 'Ya no está en venta, los demás no la ven',

  makeDefault: 'Hacer predeterminada',
  madeDefault: 'Tarjeta predeterminada',
  withdraw: 'Retirar tarjeta',
  withdrawHint: 'Sus códigos y envíos dejarán de abrirla',
  withdrawn: 'Tarjeta retirada',
  undo: 'Deshacer',
  slotTaken: 'Una tarjeta nueva ocupa su lugar. Retire una antes',
  fullTitle: (max) => `Máximo ${max} tarjetas`,
  fullText: 'Suba de nivel para tener más, o retire una antes.',
  fullHint: 'Retire una antes de crear otra.',

  levelHint: (cards) => `Hasta ${cards} tarjetas`,
  until: (day) => `Válido hasta el ${day}`,
  extend: 'Prorrogar',

  takenDown: 'La plataforma ha retirado esta tarjeta',
  takedownReason: (reason) => `Motivo: ${reason}`,
  takedownHint:
    'Los demás no pueden abrirla, tampoco con sus códigos o envíos. Corríjala y contáctenos para restablecerla.',
  takenDownToast: 'Tarjeta retirada, edítela',
  contact: 'Contacto',

  introTitle: 'Su tarjeta de visita digital',
  points: [
    ['Basta con escanear', 'Sin instalar nada: un código o un enlace muestra su tarjeta'],
    ['Sepa quién la ha visto', 'Cuándo, durante cuánto tiempo y cómo llegó'],
    ['No pierda más tarjetas', 'El tarjetero guarda a sus contactos, con notas y recordatorios']
  ],
  example: {
    name: 'Lin Zhixia',
    position: 'Responsable de compras',
    companyName: 'Especias Shanlan',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  exampleLabel: 'Ejemplo',
  createFast: 'Crear en 30 segundos',
  createHint: 'Bastan el nombre y el cargo. Complete el resto después.',
  loginReason: 'Inicie sesión para crear su tarjeta',
  loginText: 'Su tarjeta queda en su cuenta, en cualquier móvil'
};

export default messages;
