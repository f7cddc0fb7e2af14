import type { Messages } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];

const messages: Messages = {
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
  loadMoreFailed: 'No se pudo cargar. Toque para reintentar',
  pullToRefresh: 'Deslice para actualizar',
  refreshing: 'Actualizando',
  emptyTitle: 'Aún no hay contenido',
  required: 'Obligatorio',
  clear: 'Borrar',
  scan: 'Escanear',
  codeDigits: (count) => `Código, ${count} cifras`,
  slide: (position, count) => `${position} de ${count}`,
  illustration: 'Ilustración',
  errors: {
    offline: 'Sin conexión. Revísela e inténtelo de nuevo',
    timeout: 'Se agotó el tiempo de espera. Toque la pantalla para reintentar',
    network: 'No se pudo conectar con el servidor. Toque para reintentar',
    networkTitle: 'No se pudo conectar con el servidor',
    networkHint: 'Compruebe la conexión e inténtelo de nuevo',
    server: 'Hubo un problema en el servidor. Inténtelo más tarde',
    busy: 'El servidor está ocupado. Inténtelo en un momento',
    notFound: 'Este contenido no existe o se ha retirado',
    unverified: 'Vincule un número de móvil o verifíquese antes de publicar',
    forbidden: 'No tiene permiso para verlo',
    unauthorized: 'Su sesión ha caducado. Inicie sesión de nuevo para continuar',
    rateLimited: (seconds) => `Demasiados intentos. Espere ${seconds} s`,
    locked: (minutes) => `Demasiados intentos fallidos. Espere ${minutes} min`,
    invalid: 'Hay datos incorrectos. Revíselos e inténtelo de nuevo',
    unknown: 'Algo salió mal. Inténtelo más tarde',
    offlineSince: (time) => `Sin conexión. Datos de ${time}`,
    toHome: 'Ir al inicio'
  },
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Mantenga pulsado el texto para copiarlo',
  openMiniProgram: 'Abra el miniprograma abajo',
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
    hot: 'Pimientas y guindillas',
    blend: 'Mezclas'
  },
  newsCategories: {
    headline: 'Destacadas',
    market: 'Precios',
    origin: 'Orígenes',
    policy: 'Normativa',
    company: 'Empresas',
    expo: 'Ferias',
    trade: 'Comercio',
    technology: 'Tecnología',
    people: 'Personas'
  },
  views: (count) => `${count} lecturas`,
  badges: { person: 'Persona verificada', company: 'Empresa verificada', park: 'Parque verificado' },
  loginGate: { phone: 'Iniciar sesión con el móvil', other: 'Iniciar sesión', later: 'Ahora no' }
};

export default messages;
