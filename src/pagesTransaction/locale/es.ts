import type { TradeMessages } from './zh-Hans';

const messages: TradeMessages = {
  list: (facts) => facts.join(', '),
  form: {
    logIn: 'Iniciar sesión',
    loggedOut: 'Inicie sesión para publicar',
    loggedOutHint: 'Inicie sesión para publicar ofertas y demandas y cotizar; sus borradores se conservan',
    complete: (percent, missing) =>
      missing > 0 ? `Completo al ${percent} %, faltan ${missing}` : `Completo al ${percent} %, listo para publicar`,
    savedAt: (time) => `Borrador guardado a las ${time}`,
    lastTime: (reason) => `No aprobado la última vez: ${reason}`,
    keepDraft: 'Borrador',
    missing: (count) => (count === 1 ? 'Falta 1 campo' : `Faltan ${count} campos`),
    incomplete: (count) => (count === 1 ? '1 campo por corregir' : `${count} campos por corregir`),
    draftKept: 'Borrador guardado',
    refused: 'Revise los campos en rojo',
    withdrawn: 'Retirada; ya puede editarla',
    restoreTitle: '¿Continuar el borrador?',
    restoreText: (time) => `Tiene un borrador sin publicar de ${time}`,
    restore: 'Continuar',
    startOver: 'Empezar de nuevo',
    leaveTitle: '¿Salir de la página?',
    leaveText: 'Lo escrito se guarda como borrador',
    leave: 'Salir',
    stay: 'Seguir editando',
    choose: 'Elegir',
    otherDays: 'Otro',
    day: 'días'
  },
  problems: {
    required: 'Obligatorio',
    pattern: 'Formato incorrecto',
    minLength: 'Demasiado corto',
    maxLength: 'Demasiado largo',
    range: 'Fuera de rango',
    past: 'Fecha pasada',
    tooLate: 'Fecha demasiado lejana',
    order: 'Orden incorrecto',
    tooMany: 'Demasiados',
    banned: 'Contiene una palabra no permitida',
    contact: 'Sin teléfonos, enlaces ni WeChat; use los campos de contacto',
    unknown: 'Ya no existe; elija de nuevo',
    duplicate: 'Repetido',
    locked: 'Ya hay cotizaciones; no se puede cambiar'
  },
  actionErrors: {
    changedMeanwhile: 'El estado ha cambiado. Actualice e inténtelo de nuevo',
    notAllowed: 'Solo puede hacerlo quien la publicó',
    tooManyOpen: 'Límite de anuncios publicados alcanzado',
    tooManyDrafts: 'Ya tiene 20 borradores',
    refreshedToday: 'Ya renovada hoy'
  },
  documents: {
    add: 'Añadir un archivo',
    hint: 'PDF o imagen, hasta 10 MB cada uno',
    sending: (percent) => `Subiendo ${percent} %`,
    states: {
      type: 'Mal formato',
      size: 'Demasiado grande',
      length: 'No se abre',
      unfit: 'No publicable',
      failed: 'Error al subir'
    },
    open: (name) => `Abrir ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    again: (name) => `Volver a subir ${name}`,
    remove: (name) => `Eliminar ${name}`,
    problems: {
      type: 'Solo PDF, jpg, png y webp; elija otro archivo',
      size: 'Más de 10 MB; elija un archivo más ligero',
      length: 'El archivo no se abre; elija otro',
      unfit: 'Un archivo no se puede publicar; cámbielo',
      failed: 'Un archivo no se subió: súbalo de nuevo o elimínelo'
    }
  },
  units: { kg: 'kg', jin: 'jin', ton: 't', pack: 'bultos' },
  sulfur: { free: 'Sin azufre', low: 'Bajo en azufre', untested: 'Sin analizar' },
  packaging: {
    wovenBag25: 'Saco tejido 25 kg',
    carton10: 'Caja 10 kg',
    sack50: 'Saco de yute 50 kg',
    vacuum: 'Al vacío',
    bulk: 'A granel',
    other: 'Otro'
  },
  payTerms: { prepaid: 'Pago anticipado', onDelivery: 'A la entrega', net30: 'A 30 días', other: 'Otro' },
  more: 'Más',
  yes: 'Sí',
  no: 'No'
};

export default messages;
