import type { LineSheetMessages } from './zh-Hans';

const lineSheetMessages: LineSheetMessages = {
  compareTitle: 'Comparar',
  compareHint: (name, most) => `En un mismo gráfico con ${name}, ${most} como máximo`,
  otherGrades: 'Otras calidades',
  noOtherGrades: 'En este mercado no se recoge otra calidad',
  otherMarkets: 'Otros mercados',
  noOtherMarkets: 'Esta calidad se recoge en un solo mercado',
  otherTime: 'Otro periodo',
  lastYear: 'Un año antes',
  lastYearLocked: 'Los miembros de una empresa pueden comparar con el año anterior',
  lastYearTooLong: 'Tres años ya incluyen el anterior: elige un periodo más corto',
  comparedFull: (most) => `${most} como máximo`,
  alertTitle: 'Alertas de precio',
  alertNow: (name, price) => `${name}, ahora ${price}`,
  alertKinds: { above: 'Sube a', below: 'Baja a', move: 'Varía un' },
  priceLabel: 'Precio',
  percentLabel: 'Variación',
  alertHints: {
    above: 'Un aviso cuando el precio medio lo alcance o supere, y otro después de bajar',
    below: 'Un aviso cuando el precio medio lo alcance o quede por debajo, y otro después de subir',
    move: 'Al alza o a la baja respecto al dato anterior, una vez al día como máximo'
  },
  problems: {
    required: 'Escribe un número',
    number: 'El número no es válido',
    step: 'Por tonelada, el precio va de 10 en 10 CNY',
    same: 'Ya tienes esta alerta',
    max: '10 alertas por precio como máximo: borra una',
    maxAll: '50 alertas como máximo: borra una de otro precio'
  },
  addAlert: 'Añadir',
  saveAlert: 'Guardar',
  cancel: 'Cancelar',
  alertAdded: 'Alerta añadida',
  alertChanged: 'Alerta cambiada',
  myAlerts: 'Mis alertas',
  noAlerts: 'Aún no hay alertas. Llegarán a tus mensajes',
  alertRule: {
    above: (price) => `Sube a ${price}`,
    below: (price) => `Baja a ${price}`,
    move: (percent) => `Varía un ${percent} en un día`
  },
  armed: (day) => (day === null ? 'En espera' : `En espera, último aviso ${day}`),
  resting: {
    above: (day) => (day === null ? 'Ya alcanzado: se activa cuando baje' : `Avisado ${day}, vuelve cuando baje`),
    below: (day) => (day === null ? 'Ya alcanzado: se activa cuando suba' : `Avisado ${day}, vuelve cuando suba`)
  },
  editAlert: (rule) => `Cambiar alerta: ${rule}`,
  removeAlert: (rule) => `Borrar alerta: ${rule}`,
  reportTitle: 'Precio incorrecto',
  reportAbout: (name, date) => `${name}, precio del ${date}`,
  reportReplaces: 'Tu aviso de este día se está revisando; uno nuevo lo sustituye',
  reportKind: 'Qué está mal',
  reportKinds: {
    tooHigh: 'Muy alto',
    tooLow: 'Muy bajo',
    outdated: 'Sin actualizar',
    wrongGrade: 'Otra calidad',
    other: 'Otro'
  },
  chooseKind: 'Elige una opción',
  suggested: 'El precio que conoces',
  optional: 'Opcional',
  reason: 'Detalles',
  reasonExample: 'Dónde y cuándo viste el precio',
  reasonNeeded: 'Di qué está mal',
  photos: 'Fotos',
  photosHint: 'Opcional, hasta 3: tablero de precios, recibo de pesaje',
  sendReport: 'Enviar',
  reportSent: 'Enviado, te avisaremos',
  exportFile: 'Exportar CSV',
  exportLogin: 'Inicia sesión para exportar precios',
  exportLoginText: 'Las cuentas verificadas se los llevan en una tabla',
  exportVerifyTitle: 'Exportar es para miembros verificados',
  exportVerifyText: 'Verifica tu identidad o tu empresa para llevarte los precios en un archivo.',
  fileMethods: { download: 'Descargar', send: 'Enviar a un chat', copy: 'Copiar' },
  fileDone: { download: 'Descargando', copy: 'Copiado' },
  fileFailed: 'No se exportó, inténtalo de nuevo'
};

export default lineSheetMessages;
