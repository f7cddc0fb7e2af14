import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Publicar demanda',
  editTitle: 'Editar demanda',
  preview: 'Vista previa',
  submit: 'Enviar a revisión',
  next: 'Siguiente',
  steps: { goods: 'Producto', terms: 'Términos', quotations: 'Cotizar' },
  stepLabel: (number, name) => `Paso ${number}: ${name}`,
  inPublic: 'Los cambios se revisan de nuevo; hasta entonces los proveedores ven la versión anterior',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'cada mes', longTerm: 'largo plazo' }[frequency];
    return `Se busca: ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Título',
  titleHint: 'De 4 a 30 caracteres',
  unit: 'Unidad',
  negotiable: 'Precio a convenir',
  negotiableHint: 'Sin precio objetivo; lo proponen los proveedores',
  originsHint: 'Hasta 3; déjelo vacío para cualquier origen',
  addOrigin: 'Añadir',
  chooseLocation: 'Elegir ciudad o distrito',
  chooseDay: 'Elegir una fecha',
  needByHint: 'En un plazo de 180 días',
  deadlineHint: 'Se cotiza hasta el final de ese día, no después de la fecha de entrega',
  demandHint: 'Humedad, impurezas, contenido, envase, informes de análisis',
  maxQuotesHint: 'Se deja de cotizar al llegar a ese número, de 3 a 30',
  quotationsUnit: 'cotizaciones',
  audienceHints: {
    public: 'Visible para todos; pueden cotizar los usuarios verificados',
    verifiedCompanies: 'Solo la ven y cotizan empresas verificadas',
    invited: 'Solo la ven y cotizan las empresas elegidas; se les avisa al publicarla'
  },
  invited: 'Proveedores elegidos',
  chooseSuppliers: 'Elegir proveedores',
  chosen: (count) => (count > 0 ? `Listo (${count})` : 'Listo'),
  noSuppliers: 'Ninguna empresa ofrece aún esta especia',
  noSuppliersHint: 'Elija «Empresas verificadas» para llegar a más proveedores',
  supplyCount: (count) => `${count} en venta`,
  fullInvited: (most) => `${most} como máximo`,
  anonymous: 'Demanda anónima',
  anonymousHint: 'Los proveedores no ven la empresa ni el contacto hasta que acepte una cotización',
  party: 'Publicar como',
  asPerson: 'Particular',
  partyFixed: 'No se puede cambiar tras publicarla',
  locked: (count) =>
    `${count === 1 ? '1 cotización recibida' : `${count} cotizaciones recibidas`}; la mercancía y la cantidad no se pueden cambiar`,
  problems: {
    'title.required': 'Escriba un título',
    'title.minLength': 'Al menos 4 caracteres',
    'title.maxLength': '30 caracteres como máximo',
    'varietyId.required': 'Elija una especia',
    'gradeId.required': 'Elija o describe la calidad',
    'form.required': 'Elija una forma',
    'quantityGrams.required': 'Indique la cantidad',
    'quantityGrams.range': '100.000 toneladas como máximo',
    'quantityGrams.unit': 'Al menos una unidad',
    'gramsPerPack.required': 'Indique el peso por bulto',
    'gramsPerPack.range': '1.000 kg por bulto como máximo',
    'expectedFen.required': 'Indique un precio objetivo o elija «a convenir»',
    'expectedFen.range': 'Entre 0,01 y 1.000.000 CNY',
    'deliveryCode.required': 'Elija el lugar de entrega',
    'deliveryCode.unknown': 'Elija ciudad o distrito',
    'needBy.required': 'Elija la fecha de entrega',
    'needBy.tooLate': 'En un plazo de 180 días',
    'quoteDeadline.required': 'Elija la fecha límite',
    'quoteDeadline.afterNeed': 'No después de la fecha de entrega',
    'payTerm.required': 'Elija la forma de pago',
    'taxInvoice.required': 'Elija si necesita factura',
    'frequency.required': 'Elija la frecuencia',
    'maxQuotes.range': 'Entre 3 y 30',
    'maxQuotes.quoted': 'No menos que las recibidas',
    'invitedCompanyIds.required': 'Elija al menos una',
    'originCodes.tooMany': '3 orígenes como máximo',
    'attachments.tooMany': '5 archivos como máximo',
    past: 'Fecha pasada',
    quoted: 'Ya hay cotizaciones; no se puede cambiar'
  },
  limits: {
    verify: {
      title: 'Ya tiene 1 demanda abierta',
      text: 'Verifíquese para publicar hasta 10 a la vez. Lo escrito se guarda como borrador.',
      action: 'Verificarse'
    },
    company: {
      title: 'Límite personal alcanzado',
      text: 'Publique como empresa verificada para tener hasta 30. Lo escrito se guarda como borrador.',
      action: 'Verificarse'
    },
    most: {
      title: 'Ya tiene 30 demandas abiertas',
      text: 'Cierre algunas antes. Lo escrito se guarda como borrador.',
      action: 'Mis demandas'
    },
    drafts: {
      title: 'Ya tiene 20 borradores',
      text: 'Elimine algunos antes. Lo escrito queda en este dispositivo.',
      action: 'Mis demandas'
    }
  },
  blocked: {
    pending: {
      title: 'En revisión',
      text: 'No se puede editar durante la revisión. Retírela para cambiarla y envíela de nuevo.',
      action: 'Retirar y editar'
    },
    closed: {
      title: 'Esta demanda está cerrada',
      text: 'Ya no se puede editar. Puede publicarla otra vez desde Mis demandas.',
      action: 'Mis demandas'
    },
    takedown: {
      title: 'Esta demanda fue retirada',
      text: 'No se puede editar. Puede apelar en Mis demandas.',
      action: 'Mis demandas'
    },
    foreign: {
      title: 'Esta no es su demanda',
      text: 'Solo puede editar sus demandas y las de las empresas que gestiona.',
      action: 'Mis demandas'
    }
  },
  previewTitle: 'Lo que verán los proveedores',
  previewHint: 'Pública cuando se apruebe',
  missing: 'Sin indicar',
  result: {
    states: {
      pending: ['Enviada, a la espera de revisión', 'Se verá cuando se apruebe; le avisaremos'],
      published: ['Publicada', 'Los proveedores ya pueden cotizar; le avisaremos'],
      rejected: ['No aprobada', 'Corríjala y envíela de nuevo']
    },
    again: 'Hasta entonces los proveedores ven la versión anterior',
    progress: 'Progreso',
    submitted: 'Enviada a revisión',
    reviewing: 'La plataforma revisa textos y adjuntos',
    listed: 'Pública y abierta a cotizaciones',
    mine: 'Mis demandas',
    open: 'Ver demanda',
    another: 'Publicar otra',
    share: 'Compartir en WeChat'
  }
};

export default messages;
