import type { CreateSupplyMessages } from './zh-Hans';

const PERCENT_RANGE = 'Entre 0 y 100, un decimal como máximo';
const PRICE_RANGE = 'Entre 0,01 y 1.000.000 CNY';
const MOST = '100.000 toneladas como máximo';

const messages: CreateSupplyMessages = {
  title: 'Publicar oferta',
  editTitle: 'Editar oferta',
  preview: 'Vista previa',
  submit: 'Publicar',
  submitAgain: 'Enviar a revisión',
  photos: 'Fotos',
  photosHint: 'Al menos 1 foto propia; la primera es la portada, mantenga pulsada una para reordenar',
  photoPurpose: 'Los compradores verán estas fotos. Se elimina el lugar donde se tomaron.',
  video: 'Vídeo',
  variety: 'Especia',
  grade: 'Calidad',
  form: 'Forma',
  listing: 'Título',
  proposed: (names, location, year) =>
    [...names, location, year === null ? '' : `cosecha ${year}`].filter((part) => part !== '').join(', '),
  listingHint: 'Se propone según origen, especia y calidad; puede editarlo',
  source: 'Procedencia',
  domestic: 'China',
  abroad: 'Importado',
  origin: 'Origen',
  country: 'País de origen',
  originDetail: 'Detalles del origen',
  originDetailHint: 'Municipio, finca o ladera',
  cropYear: 'Cosecha',
  year: (year) => `${year}`,
  noYear: 'Sin indicar',
  moisture: 'Humedad',
  impurity: 'Impurezas',
  volatileOil: 'Aceite volátil',
  sulfur: 'Azufre',
  priceMode: 'Tipo de precio',
  priceModes: { fixed: 'Fijo', range: 'Rango', tiered: 'Por tramos', negotiable: 'A convenir' },
  unit: 'Precio por',
  perPack: 'Peso por bulto',
  perPackHint: 'Indique primero el peso por bulto y luego el precio y las cantidades',
  price: 'Precio',
  lowPrice: 'Mínimo',
  highPrice: 'Máximo',
  tierFrom: (number) => `Tramo ${number}: cantidad mínima`,
  tierPrice: (number) => `Tramo ${number}: precio`,
  from: '+',
  addTier: 'Añadir un tramo',
  removeTier: (number) => `Eliminar el tramo ${number}`,
  tiersHint: 'A mayor cantidad, menor o igual precio; de 2 a 5 tramos',
  taxIncluded: 'Con impuestos',
  freightIncluded: 'Con flete',
  marketToday: (location, day) => `${location} ${day}`,
  today: 'hoy',
  onDay: (month, day) => `${day}/${month}`,
  freightInside: ', con flete: descuéntelo para comparar',
  slip: ', muy lejos del mercado: ¿precio por jin?',
  canRefer: ', como referencia.',
  below: (percent) => `; el suyo está un ${percent} por debajo del mercado.`,
  within: '; el suyo está dentro del rango del mercado.',
  above: (percent) => `; el suyo está un ${percent} por encima del mercado.`,
  stock: 'Existencias',
  moq: 'Pedido mínimo',
  packaging: 'Envase',
  packagingText: 'Detalles del envase',
  delivery: 'Envío desde',
  deliveryHint: 'Ciudad o distrito; solo se muestra la ciudad',
  street: 'Dirección',
  streetHint: 'Solo visible tras intercambiar tarjetas',
  streetPlaceholder: 'Mercado, almacén, número',
  shipWithin: 'Envío',
  fromStock: 'En stock',
  days: (days) => (days === 1 ? 'En 1 día' : `En ${days} días`),
  documents: 'Informes de análisis y certificados',
  documentsHint:
    'Informe de análisis, certificado ecológico o fitosanitario, certificado de origen; PDF o imagen, hasta 10 MB cada uno',
  description: 'Descripción',
  descriptionPlaceholder: 'Color, aroma, humedad, procesado, cuándo se puede ver la mercancía',
  party: 'Publicar como',
  person: 'Particular',
  contactName: 'Persona de contacto',
  contactMobile: 'Número de teléfono',
  showPhone: 'Quién ve el número',
  showPhones: {
    member: 'Todos los usuarios con sesión',
    verified: 'Solo usuarios verificados',
    exchanged: 'Tras intercambiar tarjetas'
  },
  phoneLimit: (level) => `Sus ajustes lo limitan a «${level}»; también se aplica aquí`,
  toSettings: 'Ajustes',
  validUntil: 'Válido hasta',
  validHint: '90 días como máximo; se puede prolongar antes de que venza',
  inPublic:
    'Los cambios de texto y fotos se revisan de nuevo; hasta entonces los compradores ven la versión anterior. El precio y las existencias cambian al momento.',
  problems: {
    'photos.required': 'Añada al menos 1 foto propia',
    'photos.tooMany': '9 fotos como máximo',
    'varietyId.required': 'Elija una especia',
    'otherVariety.maxLength': '20 caracteres como máximo',
    'gradeId.required': 'Elija una calidad o descríbala',
    'specText.maxLength': '40 caracteres como máximo',
    'form.required': 'Elija una forma',
    'title.required': 'Escriba un título',
    'title.minLength': 'Al menos 4 caracteres',
    'title.maxLength': '30 caracteres como máximo',
    'origin.required': 'Elija el origen',
    'fen.required': 'Indique el precio',
    'fen.range': PRICE_RANGE,
    'highFen.required': 'Indique el precio máximo',
    'highFen.range': PRICE_RANGE,
    'highFen.order': 'No puede ser inferior al mínimo',
    'tiers.required': 'Complete al menos 2 tramos',
    'tiers.order': 'Cada tramo: mayor cantidad y precio no mayor',
    'tiers.range': 'Cantidades y precios mayores que 0',
    'tiers.tooMany': '5 tramos como máximo',
    'gramsPerPack.required': 'Indique el peso por bulto',
    'gramsPerPack.range': '1.000 kg por bulto como máximo',
    'stockGrams.required': 'Indique las existencias',
    'stockGrams.range': MOST,
    'stockGrams.belowMoq': 'No puede ser inferior al pedido mínimo',
    'moqGrams.required': 'Indique el pedido mínimo',
    'moqGrams.aboveStock': 'No puede superar las existencias',
    'moqGrams.range': MOST,
    'moisture.range': PERCENT_RANGE,
    'impurity.range': PERCENT_RANGE,
    'volatileOil.range': PERCENT_RANGE,
    'packagingText.required': 'Describa el envase',
    'deliveryCode.required': 'Elija el lugar de envío',
    'deliveryCode.unknown': 'Elija ciudad o distrito',
    'shipWithinDays.required': 'Elija el plazo de envío',
    'shipWithinDays.range': 'Entre 0 y 60 días',
    'contactName.required': 'Indique la persona de contacto',
    'contactMobile.required': 'Indique el teléfono',
    'contactMobile.pattern': 'Número de móvil incorrecto',
    'validUntil.required': 'Elija una fecha',
    'validUntil.past': 'Mañana como pronto',
    'validUntil.tooLate': 'Como máximo dentro de 90 días'
  },
  limits: {
    verify: {
      title: 'Ya tiene 1 oferta en venta',
      text: 'Verifíquese para publicar hasta 10 a la vez. Lo escrito se guarda como borrador.',
      action: 'Verificarse'
    },
    company: {
      title: 'Ya tiene 10 ofertas en venta',
      text: 'Publique como empresa para tener hasta 30. Lo escrito se guarda como borrador.',
      action: 'Verificarse'
    },
    most: {
      title: 'Ya tiene 30 ofertas en venta',
      text: 'Pause o cierre algunas antes. Lo escrito se guarda como borrador.',
      action: 'Mis ofertas'
    },
    drafts: {
      title: 'Ya tiene 20 borradores',
      text: 'Elimine algunos antes. Lo escrito queda en este dispositivo.',
      action: 'Mis ofertas'
    }
  },
  blocked: {
    pending: {
      title: 'En revisión',
      text: 'No se puede editar durante la revisión. Retírela para cambiarla y envíela de nuevo.',
      action: 'Retirar y editar'
    },
    closed: {
      title: 'Esta oferta está cerrada',
      text: 'Ya no se puede editar. Puede duplicarla en Mis ofertas.',
      action: 'Mis ofertas'
    },
    takedown: {
      title: 'Esta oferta fue retirada',
      text: 'No se puede editar. Puede apelar en Mis ofertas.',
      action: 'Mis ofertas'
    },
    foreign: {
      title: 'Esta oferta no es suya',
      text: 'Solo puede editar sus ofertas y las de las empresas que gestiona.',
      action: 'Mis ofertas'
    }
  },
  result: {
    states: {
      pending: ['Enviada, a la espera de revisión', 'Se publicará cuando se apruebe; le avisaremos'],
      published: ['Publicada', 'Los compradores ya la ven; compártala en WeChat'],
      rejected: ['No aprobada', 'Corríjala y envíela de nuevo']
    },
    inForce: ['Actualizada', 'Ya se aplican el precio y las existencias nuevos'],
    again: 'Hasta entonces los compradores ven la versión anterior',
    progress: 'Qué pasa ahora',
    submitted: 'Enviada a revisión',
    reviewing: 'La plataforma revisa textos e imágenes',
    listed: 'En venta, visible para los compradores',
    mine: 'Mis ofertas',
    open: 'Ver oferta',
    another: 'Publicar otra',
    share: 'Compartir en WeChat'
  },
  contact: 'Contacto y validez',
  more: 'Más detalles',
  moreHint: 'mejora su posición',
  previewTitle: 'Lo que verán los compradores',
  previewHint: 'Antes de publicarla solo la ve usted',
  missing: 'sin indicar',
  tax: { yes: 'Con impuestos', no: 'Sin impuestos' },
  freight: { yes: 'Con flete', no: 'Sin flete' },
  atLeast: (quantity) => `desde ${quantity}`
};

export default messages;
