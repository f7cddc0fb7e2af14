import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join(', '),
  form: {
    logIn: 'Entrar',
    loggedOut: 'Entra para publicar',
    loggedOutHint: 'Entra para vender, comprar y cotizar; los borradores se guardan',
    complete: (percent, missing) =>
      missing > 0 ? `Completo al ${percent} %, faltan ${missing}` : `Completo al ${percent} %, listo para publicar`,
    savedAt: (time) => `Borrador guardado a las ${time}`,
    lastTime: (reason) => `No se aceptó la última vez: ${reason}`,
    keepDraft: 'Borrador',
    missing: (count) => `Faltan ${count} por rellenar`,
    incomplete: (count) => `${count} por corregir`,
    draftKept: 'Borrador guardado',
    refused: 'Mira los campos marcados',
    withdrawn: 'Retirada',
    restoreTitle: '¿Seguir donde lo dejaste?',
    restoreText: (time) => `Hay un borrador de las ${time}`,
    restore: 'Seguir',
    startOver: 'Empezar de nuevo',
    leaveTitle: '¿Salir de la página?',
    leaveText: 'Lo que rellenaste queda como borrador',
    leave: 'Salir',
    stay: 'Seguir',
    choose: 'Elegir',
    otherDays: 'Otro',
    day: 'días'
  },
  problems: {
    required: 'Obligatorio',
    pattern: 'Revisa cómo está escrito',
    minLength: 'Demasiado corto',
    maxLength: 'Demasiado largo',
    range: 'Fuera de rango',
    past: 'Ese día ya pasó',
    tooLate: 'Ese día está demasiado lejos',
    order: 'El orden no es correcto',
    tooMany: 'Demasiados',
    banned: 'Hay una palabra que no puede estar aquí',
    contact: 'Sin números, enlaces ni WeChat aquí: los contactos tienen su campo',
    unknown: 'Ya no existe, elige de nuevo',
    duplicate: 'Repetido',
    locked: 'Hay cotizaciones: esto ya no cambia'
  },
  documents: {
    add: 'Añadir un archivo',
    hint: 'PDF o imagen, hasta 10 MB cada uno',
    sending: (percent) => `Subiendo ${percent} %`,
    states: {
      type: 'Formato',
      size: 'Demasiado grande',
      length: 'No se abre',
      unfit: 'No es público',
      failed: 'Sin enviar'
    },
    open: (name) => `Abrir ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    again: (name) => `Enviar ${name} otra vez`,
    remove: (name) => `Quitar ${name}`,
    problems: {
      type: 'Solo PDF, jpg, png y webp, elige otro',
      size: 'Más de 10 MB, elige uno más pequeño',
      length: 'El archivo no se abre, elige otro',
      unfit: 'Un archivo no se puede mostrar, cámbialo',
      failed: 'Un archivo no se envió: envíalo otra vez o quítalo'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'bultos' },
  sulfur: { free: 'Sin azufre', low: 'Poco azufre', untested: 'Sin analizar' },
  packaging: {
    wovenBag25: 'Saco tejido 25 kg',
    carton10: 'Caja 10 kg',
    sack50: 'Saco de yute 50 kg',
    vacuum: 'Al vacío',
    bulk: 'A granel',
    other: 'Otro'
  },
  payTerms: { prepaid: 'Pago previo', onDelivery: 'Contra entrega', net30: '30 días', other: 'Otro' },
  countries: {
    VN: 'Vietnam',
    ID: 'Indonesia',
    IN: 'India',
    MY: 'Malasia',
    TH: 'Tailandia',
    LA: 'Laos',
    MM: 'Birmania',
    KH: 'Camboya',
    LK: 'Sri Lanka',
    NP: 'Nepal',
    PK: 'Pakistán',
    IR: 'Irán',
    UZ: 'Uzbekistán',
    TR: 'Turquía',
    SY: 'Siria',
    EG: 'Egipto',
    MG: 'Madagascar',
    TZ: 'Tanzania',
    ES: 'España',
    BG: 'Bulgaria',
    GT: 'Guatemala',
    BR: 'Brasil',
    GD: 'Granada',
    MX: 'México'
  },
  more: 'Más',
  yes: 'Sí',
  no: 'No'
};

export default messages;
