import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Comparar tendencias',
  compareHint: (name, most) => `En el mismo gráfico que ${name}; ${most} como máximo`,
  otherGrades: 'Otras calidades',
  noOtherGrades: 'En este mercado no se recoge otra calidad',
  otherMarkets: 'Otros mercados',
  noOtherMarkets: 'Esta calidad se recoge en un solo mercado',
  otherTime: 'Otro periodo',
  lastYear: 'Mismo periodo del año anterior',
  lastYearLocked: 'Los miembros de una empresa pueden comparar con el año anterior',
  lastYearTooLong: 'Tres años ya incluyen el anterior. Elija un periodo más corto',
  comparedFull: (most) => `${most} como máximo`,
  alertTitle: 'Alertas de precio',
  alertNow: (name, price) => `${name}, ahora ${price}`,
  alertKinds: { above: 'Sube a', below: 'Baja a', move: 'Varía un' },
  priceLabel: 'Precio de alerta',
  percentLabel: 'Variación',
  alertHints: {
    above: 'Un aviso cuando el precio medio lo alcance o supere, y otro si baja y vuelve a subir',
    below: 'Un aviso cuando el precio medio lo alcance o quede por debajo, y otro si sube y vuelve a bajar',
    move: 'Aviso al subir o bajar respecto a la recogida anterior, una vez al día como máximo'
  },
  problems: {
    required: 'Escriba un número',
    number: 'Escriba un número válido',
    step: 'Por tonelada, múltiplos de 10 CNY',
    same: 'Ya tiene esta alerta',
    max: '10 alertas por precio como máximo. Elimine una',
    maxAll: '50 alertas como máximo. Elimine una de otro precio'
  },
  addAlert: 'Añadir alerta',
  saveAlert: 'Guardar',
  cancel: 'Cancelar',
  alertAdded: 'Alerta añadida',
  alertChanged: 'Alerta cambiada',
  myAlerts: 'Mis alertas',
  noAlerts: 'Aún no hay alertas. Llegarán a sus mensajes',
  alertRule: {
    above: (price) => `Sube a ${price}`,
    below: (price) => `Baja a ${price}`,
    move: (percent) => `Varía un ${percent} en un día`
  },
  armed: (day) => (day === null ? 'En espera' : `En espera, último aviso ${day}`),
  resting: {
    above: (day) =>
      day === null ? 'Ya alcanzado; se activa cuando baje' : `Aviso del ${day}, se reactiva cuando baje`,
    below: (day) => (day === null ? 'Ya alcanzado; se activa cuando suba' : `Aviso del ${day}, se reactiva cuando suba`)
  },
  editAlert: (rule) => `Cambiar alerta: ${rule}`,
  removeAlert: (rule) => `Eliminar alerta: ${rule}`,
  reportTitle: 'Precio incorrecto',
  reportAbout: (name, date) => `${name}, precio del ${date}`,
  reportReplaces: 'Su aviso de este día se está comprobando; uno nuevo lo sustituye',
  reportKind: '¿Qué es incorrecto?',
  reportKinds: {
    tooHigh: 'Demasiado alto',
    tooLow: 'Demasiado bajo',
    outdated: 'Desactualizado',
    wrongGrade: 'Calidad incorrecta',
    other: 'Otro'
  },
  chooseKind: 'Elija una opción',
  suggested: 'El precio que conoce',
  optional: 'Opcional',
  reason: 'Detalles',
  reasonExample: 'Dónde y cuándo vio el precio',
  reasonNeeded: 'Describa el problema',
  photos: 'Fotos',
  photosHint: 'Opcional, hasta 3, p. ej. tablero de precios o recibo de pesaje',
  sendReport: 'Enviar',
  reportSent: 'Enviado; le avisaremos',
  exportFile: 'Exportar CSV',
  exportLogin: 'Inicie sesión para exportar precios',
  exportLoginText: 'Los usuarios verificados pueden exportar los precios a una hoja de cálculo',
  exportVerifyTitle: 'Verifíquese para exportar',
  exportVerifyText: 'Verifique su identidad o su empresa para exportar los precios a una hoja de cálculo.',
  fileMethods: { download: 'Descargar', send: 'Enviar a un chat de WeChat', copy: 'Copiar el texto' },
  fileDone: { download: 'Descargando', copy: 'Copiado' },
  fileFailed: 'No se exportó, inténtelo de nuevo'
};

export default lineSheetMessages;
