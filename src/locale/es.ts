import type { SharedMessages } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];

const messages: SharedMessages = {
  appName: 'Xiangshi',
  tabs: { home: 'Inicio', market: 'Precios', transaction: 'Comercio', mine: 'Yo' },
  cancel: 'Cancelar',
  ok: 'Aceptar',
  close: 'Cerrar',
  retry: 'Reintentar',
  back: 'Atrás',
  all: 'Todo',
  more: 'Más',
  loading: 'Cargando',
  noMore: 'No hay más',
  loadMore: 'Cargar más',
  loadMoreFailed: 'No se cargó. Toca para reintentar',
  pullToRefresh: 'Tira para actualizar',
  refreshing: 'Actualizando',
  emptyTitle: 'Aún no hay nada aquí',
  required: 'Obligatorio',
  clear: 'Borrar',
  scan: 'Escanear',
  codeDigits: (count) => `Código de ${count} cifras`,
  slide: (position, count) => `${position} de ${count}`,
  illustration: 'Ilustración',
  errors: {
    offline: 'Sin red. Revísala y vuelve a intentarlo',
    timeout: 'Se agotó el tiempo. Toca la pantalla para reintentar',
    network: 'No se llegó al servidor. Toca para reintentar',
    networkTitle: 'No se llegó al servidor',
    networkHint: 'Comprueba la conexión y vuelve a intentarlo',
    server: 'Hubo un problema en el servidor. Inténtalo más tarde',
    busy: 'Hay muchos envíos en espera. Inténtalo en un momento',
    notFound: 'Esto no existe o se ha retirado',
    forbidden: 'No tienes permiso para verlo',
    unauthorized: 'La sesión ha caducado. Entra de nuevo para seguir',
    rateLimited: (seconds) => `Demasiados intentos. Espera ${seconds} s`,
    locked: (minutes) => `Demasiados errores. Espera ${minutes} min`,
    invalid: 'Hay un dato incorrecto. Revísalo y vuelve a intentarlo',
    unknown: 'No ha funcionado. Inténtalo más tarde',
    offlineSince: (time) => `Sin red. Datos de ${time}`,
    toHome: 'Ir al inicio'
  },
  copied: 'Copiado',
  copyFailed: 'No se copió. Mantén pulsado el texto para copiarlo',
  change: {
    up: (text) => `sube ${text}`,
    down: (text) => `baja ${text}`,
    flat: 'sin cambios',
    none: 'sin precio anterior'
  },
  perKg: 'CNY/kg',
  negotiable: 'A convenir',
  time: {
    justNow: 'ahora mismo',
    minutesAgo: (minutes) => `hace ${minutes} min`,
    monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
    daysAndClock: (days, clock) => `${days} d ${clock}`,
    weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
  },
  categories: {
    fruit: 'Frutos y semillas',
    bark: 'Cortezas',
    root: 'Raíces',
    bud: 'Botones florales',
    leaf: 'Hojas',
    hot: 'Pimientas y chiles',
    blend: 'Mezclas'
  },
  newsCategories: {
    headline: 'Portada',
    market: 'Precios',
    origin: 'Orígenes',
    policy: 'Política',
    company: 'Empresas',
    expo: 'Ferias',
    trade: 'Comercio',
    technology: 'Técnica',
    people: 'Personas'
  },
  views: (count) => `${count} lecturas`,
  badges: { person: 'Persona verificada', company: 'Empresa verificada', park: 'Parque verificado' },
  loginGate: { phone: 'Entrar con el teléfono', other: 'Iniciar sesión', later: 'Solo mirar' }
};

export default messages;
