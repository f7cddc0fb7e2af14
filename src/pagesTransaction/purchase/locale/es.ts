import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `antes del ${day}`,
  labels: {
    variety: 'Variedad',
    spec: 'Especificación',
    form: 'Forma',
    origins: 'Origen deseado',
    quantity: 'Cantidad',
    packWeight: 'Peso por bulto',
    price: 'Precio deseado',
    taxInvoice: 'Factura',
    delivery: 'Entrega en',
    needBy: 'Para el',
    quoteDeadline: 'Ofertas hasta',
    frequency: 'Frecuencia',
    payTerm: 'Pago',
    demand: 'Calidad pedida',
    attachments: 'Adjuntos',
    maxQuotes: 'Ofertas admitidas',
    audience: 'Quién la ve',
    published: 'Publicado'
  },
  anyOrigin: 'Cualquier origen',
  quotaText: (count) => `${count} ofertas`,
  taxInvoices: { none: 'No hace falta', general: 'Factura simple', special: 'Factura con IVA' },
  frequencies: { once: 'Una vez', monthly: 'Cada mes', longTerm: 'Largo plazo' },
  audiences: { public: 'Todos', verifiedCompanies: 'Empresas verificadas', invited: 'Proveedores elegidos' },
  statuses: {
    draft: 'Borrador',
    pending: 'En revisión',
    published: 'Abierta',
    rejected: 'No aceptada',
    paused: 'En pausa',
    closed: 'Cerrada',
    expired: 'Terminada',
    takedown: 'Retirada'
  },
  dealt: 'Cerrado',
  extend: {
    title: 'Prolongar el plazo',
    days: (days) => `${days} días más`,
    placeholder: 'Elegir el último día',
    hint: 'Si pasa del día de entrega, este se mueve también',
    choose: 'Elige un último día',
    confirm: (day) => `Prolongar al ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} hoy`,
  verdicts: {
    freight: 'con flete',
    slip: 'muy lejos del mercado: ¿por jin?',
    below: 'precio deseado bajo el mercado',
    within: 'precio deseado dentro del mercado',
    above: 'precio deseado sobre el mercado'
  },
  canRefer: 'como referencia',
  yuanPerKg: 'CNY/kg'
};

export default messages;
