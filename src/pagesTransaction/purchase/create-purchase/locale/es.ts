import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Publicar solicitud',
  editTitle: 'Editar solicitud',
  preview: 'Vista previa',
  submit: 'Enviar',
  next: 'Siguiente',
  steps: { goods: 'Qué', terms: 'Cómo', quotes: 'Quién' },
  stepLabel: (number, name) => `Paso ${number}, ${name}`,
  inPublic: 'Los cambios se revisan; hasta entonces se ve la versión anterior',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'cada mes', longTerm: 'largo plazo' }[frequency];
    return `Se busca: ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Título',
  titleHint: 'De 4 a 30 caracteres',
  unit: 'Unidad',
  negotiable: 'Precio abierto',
  negotiableHint: 'Sin precio deseado, proponen los proveedores',
  originsHint: 'Hasta 3; ninguno: cualquier origen',
  addOrigin: 'Añadir',
  choosePlace: 'Ciudad o distrito',
  chooseDay: 'Elegir un día',
  needByHint: 'Dentro de 180 días',
  deadlineHint: 'Hasta el final de ese día, no después de la entrega',
  demandHint: 'Humedad, impurezas, contenido, envase, análisis',
  maxQuotesHint: 'Se detiene al llegar a ese número, de 3 a 30',
  quotesUnit: 'ofertas',
  audienceHints: {
    public: 'La ven todos, cotizan los verificados',
    verifiedCompanies: 'Solo la ven empresas verificadas',
    invited: 'Solo la ven las empresas elegidas, y se les avisa'
  },
  invited: 'Proveedores elegidos',
  chooseSuppliers: 'Elegir proveedores',
  chosen: (count) => (count > 0 ? `Listo (${count})` : 'Listo'),
  noSuppliers: 'Ninguna empresa ofrece esta variedad',
  noSuppliersHint: 'Elige «empresas verificadas» para llegar a más',
  supplyCount: (count) => `${count} en venta`,
  fullInvited: (most) => `${most} como máximo`,
  anonymous: 'Anónima',
  anonymousHint: 'Antes de aceptar una oferta no se ve ni la empresa ni el contacto',
  party: 'A nombre de',
  asPerson: 'Propio',
  partyFixed: 'No cambia una vez publicada',
  locked: (count) => `Hay ${count} ofertas: mercancía y cantidad no cambian`,
  problems: {
    'title.required': 'Escribe un título',
    'title.minLength': 'Al menos 4 caracteres',
    'title.maxLength': 'Máximo 30 caracteres',
    'varietyId.required': 'Elige una variedad',
    'gradeId.required': 'Elige o describe la calidad',
    'form.required': 'Elige una forma',
    'quantityGrams.required': '¿Cuánto?',
    'quantityGrams.range': 'Máximo 100.000 toneladas',
    'quantityGrams.unit': 'Al menos una unidad',
    'gramsPerPack.required': '¿Cuánto pesa un bulto?',
    'gramsPerPack.range': 'Máximo 1.000 kg',
    'expectedFen.required': 'Pon un precio o déjalo abierto',
    'expectedFen.range': 'Entre 0,01 y 1.000.000',
    'deliveryCode.required': 'Elige el lugar',
    'deliveryCode.unknown': 'Ciudad o distrito',
    'needBy.required': 'Elige un día',
    'needBy.tooLate': 'Dentro de 180 días',
    'quoteDeadline.required': 'Elige un día',
    'quoteDeadline.afterNeed': 'No después de la entrega',
    'payTerm.required': 'Elige el pago',
    'taxInvoice.required': 'Elige la factura',
    'frequency.required': 'Elige la frecuencia',
    'maxQuotes.range': 'Entre 3 y 30',
    'maxQuotes.quoted': 'No menos que las recibidas',
    'invitedCompanyIds.required': 'Elige al menos una',
    'originCodes.tooMany': 'Máximo 3',
    'attachments.tooMany': 'Máximo 5',
    past: 'Ese día ya pasó',
    quoted: 'Hay ofertas: esto ya no cambia'
  },
  limits: {
    verify: {
      title: 'Ya tienes una solicitud abierta',
      text: 'Verificado puedes tener 10. Queda como borrador.',
      action: 'Verificar'
    },
    company: {
      title: 'Límite a nombre propio',
      text: 'Una empresa verificada puede tener 30. Queda como borrador.',
      action: 'Verificar'
    },
    most: {
      title: 'Hay 30 solicitudes abiertas',
      text: 'Cierra algunas. Queda el borrador.',
      action: 'Mis solicitudes'
    },
    drafts: {
      title: 'Hay 20 borradores',
      text: 'Elimina algunos. Este dispositivo lo guarda.',
      action: 'Mis solicitudes'
    }
  },
  blocked: {
    pending: { title: 'En revisión', text: 'Retírala para cambiarla y vuelve a enviarla.', action: 'Retirar' },
    closed: {
      title: 'Solicitud cerrada',
      text: 'Publícala otra vez desde tus solicitudes.',
      action: 'Mis solicitudes'
    },
    takedown: { title: 'Solicitud retirada', text: 'Puedes reclamar en tus solicitudes.', action: 'Mis solicitudes' },
    foreign: {
      title: 'No es tu solicitud',
      text: 'Solo las tuyas o las de una empresa que gestionas.',
      action: 'Mis solicitudes'
    }
  },
  previewTitle: 'Lo que verán los proveedores',
  previewHint: 'Pública tras la revisión',
  missing: 'Sin rellenar',
  result: {
    states: {
      pending: ['Enviada, en revisión', 'Se verá al pasar la revisión; te avisaremos'],
      published: ['Publicada', 'Los proveedores ya pueden cotizar'],
      rejected: ['No aceptada', 'Corrígela y envíala otra vez']
    },
    again: 'Hasta entonces se ve la versión anterior',
    course: 'Progreso',
    submitted: 'Enviada',
    reviewing: 'Se revisan textos y adjuntos',
    listed: 'Pública, admite ofertas',
    mine: 'Mis solicitudes',
    open: 'Abrirla',
    another: 'Otra más',
    share: 'Compartir'
  }
};

export default messages;
