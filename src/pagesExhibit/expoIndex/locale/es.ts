import type { ExpoIndexMessages } from './zh-Hans';

const millions = (fen: number) => String(Math.round(fen / 100_000_000));

const messages: ExpoIndexMessages = {
  noExpo: 'De momento no hay feria',
  noExpoText: 'Cuando se fije la próxima, aquí encontrará las fechas, el recinto y el registro.',
  toHome: 'Volver al inicio',
  phases: { before: 'Próximamente', on: 'En curso', over: 'Finalizada' },
  session: (number) => `${number}.ª edición`,
  todayHours: (opens, closes) => `Abierta hoy de ${opens} a ${closes}`,
  agenda: 'Programa',
  agendaFirstDay: 'Primer día',
  agendaToday: 'Hoy',
  room: (hall, room) => `Pabellón ${hall}, ${room}`,
  speakers: (first, count) => (count === 1 ? first : `${first} y ${count - 1} más`),
  isOnNow: 'En curso',
  reserved: 'Reservada',
  entries: {
    register: 'Registro',
    schedule: 'Programa',
    map: 'Plano',
    merchant: 'Expositores',
    honours: 'Premios',
    introduction: 'La feria',
    investment: 'Invertir',
    live: 'En directo',
    certificate: 'Certificado',
    coupons: 'Cupones'
  },
  parks: 'Invertir en parques',
  governments: 'Invertir en regiones',
  noLive: 'Ahora no hay ninguna emisión',
  liveNow: 'En directo',
  liveAt: (date, clock) => `En directo el ${date} a las ${clock}`,
  watch: 'Ver',
  inChannels: (name) => `Busque «${name}» en WeChat Channels`,
  banners: 'Destacados de la feria',
  figures: 'Esta edición',
  results: 'Resultados',
  figureNames: {
    exhibitors: 'expositores',
    halls: 'pabellones',
    sessions: 'actos',
    areaM2: 'm²',
    visitors: 'visitas',
    countries: 'países y regiones',
    dealsFen: 'acuerdos'
  },
  deals: (fen) => `${millions(fen)} M CNY`,
  organisers: 'Organizadores',
  roles: { host: 'Organiza', coHost: 'Coorganiza', undertaker: 'Ejecuta', supporter: 'Apoya' },
  news: 'Noticias de la feria',
  previous: 'Ediciones anteriores',
  navigate: 'Cómo llegar',
  ask: 'Contacto',
  registerNow: 'Obtener entrada',
  readIntroduction: 'Sobre la feria',
  noCoupons: 'Ahora no hay cupones',
  validity: (from, until) => `Válido del ${from} al ${until}`,
  left: (count, text) => (count === 1 ? 'Queda 1' : `Quedan ${text}`),
  code: 'Código:',
  claim: 'Obtener',
  claimOf: (title) => `Obtener: ${title}`,
  claimed: 'Cupón obtenido: aquí tiene su código',
  claimReason: 'Inicie sesión para obtener cupones',
  soldOut: 'Agotado',
  claimErrors: {
    claimed: 'Ya tiene este cupón',
    soldOut: 'Este cupón está agotado',
    ended: 'Este cupón ha caducado'
  }
};

export default messages;
