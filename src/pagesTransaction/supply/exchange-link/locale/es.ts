import type { ExchangeMessages } from './zh-Hans';

const messages: ExchangeMessages = {
  title: 'Intercambiar tarjetas',
  loggedOut: 'Inicie sesión para intercambiar tarjetas',
  loggedOutHint: 'Cuando la otra parte acepte, cada uno verá el contacto del otro',
  logIn: 'Iniciar sesión',
  back: 'Volver',
  deniedReasons: {
    missing: { title: 'Intercambio no encontrado', text: 'Puede que la oferta se haya eliminado' },
    forbidden: { title: 'No es su solicitud', text: 'Solo pueden verla las dos partes' },
    own: { title: 'Es su propia oferta', text: 'Le avisaremos cuando alguien lo solicite' }
  },
  deniedCardReasons: {
    missing: {
      title: 'Esta tarjeta de visita ya no está disponible',
      text: 'Puede que se haya retirado o que el enlace esté incompleto'
    },
    own: { title: 'Es su propia tarjeta de visita', text: 'Le avisaremos cuando alguien lo solicite' }
  },
  shownTitle: 'Lo que comparto',
  show: (what) => `Compartir: ${what}`,
  name: 'Nombre',
  company: 'Empresa',
  mobile: 'Número de móvil',
  weChat: 'ID de WeChat',
  weChatHint: '6–20 caracteres, empieza por letra; déjelo vacío para ocultarlo',
  position: 'Cargo',
  notShown: 'No se comparte',
  chooseCard: 'Tarjeta que se entrega',
  seenTitle: 'Lo que se ve tras el intercambio',
  seenNothing: 'Esta tarjeta no muestra datos de contacto tras un intercambio',
  editCard: 'Editar esta tarjeta',
  contacts: {
    mobile: 'Número de móvil',
    otherMobile: 'Otro móvil',
    landline: 'Teléfono fijo',
    weChatId: 'ID de WeChat',
    email: 'Correo electrónico',
    address: 'Dirección'
  },
  createCard: 'Crear antes una tarjeta (30 segundos)',
  createCardHint: 'La otra persona recibirá entonces su tarjeta',
  messageTitle: 'Mensaje',
  message: 'Motivo de su solicitud',
  messageHint: 'P. ej. compramos unas 5 toneladas de anís estrellado al mes',
  noteAsk: 'Los contactos solo se ven cuando la otra parte acepta. Sin respuesta, la solicitud caduca a los 30 días.',
  noteAnswer: 'Si acepta, ambos verán los contactos que hayan elegido compartir. Si no, no se avisa a la otra parte.',
  ask: 'Enviar la solicitud',
  asked: 'Solicitud enviada',
  agree: 'Aceptar e intercambiar',
  exchanged: 'Tarjetas intercambiadas',
  checkForm: 'Revise los datos',
  waitingAlready: 'Ya enviada, a la espera',
  changed: 'El estado cambió; actualizado',
  asksYou: 'quiere intercambiar tarjetas con usted',
  ignore: 'Ignorar',
  block: 'Bloquear',
  blockTitle: '¿Dejar de recibir solicitudes de esta persona?',
  blockText: 'No se le avisa y no podrá volver a enviarle solicitudes. Puede deshacerlo en cualquier momento.',
  unblock: 'Desbloquear',
  problems: {
    pattern: '6–20 letras, cifras, _ o -; empieza por letra',
    required: 'Comparta al menos el móvil o el ID de WeChat',
    contact: 'Sin números ni enlaces aquí; use los campos de arriba',
    banned: 'Contiene una palabra no permitida'
  },
  theirs: 'Sus datos de contacto',
  call: 'Llamar',
  copy: 'Copiar',
  save: 'Guardar en contactos',
  toHolder: 'Ver en el tarjetero',
  message1: 'Enviar mensaje',
  youGave: (card) => `Usted compartió: ${card}`,
  waiting: 'A la espera de respuesta',
  waitingHint: (name, company) =>
    `Solicitud enviada a ${name}${company && ` (${company})`}. Le avisaremos de la respuesta`,
  youSaid: (message) => `Su mensaje: ${message}`,
  refusedTitle: 'Aún no aceptada',
  refusedHint: (date) => `Puede volver a solicitarlo después del ${date} o enviar un mensaje`,
  againFrom: (date) => `Podrá volver a solicitarlo después del ${date}`,
  youIgnored: 'Ignoró esta solicitud',
  youIgnoredHint: 'La otra parte no ve sus datos de contacto',
  undo: 'Deshacer',
  youBlocked: 'Ya no recibe sus solicitudes',
  youBlockedHint: 'La otra parte no ve sus datos de contacto ni sabe que está bloqueada'
};

export default messages;
