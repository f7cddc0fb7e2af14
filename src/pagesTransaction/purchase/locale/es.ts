import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `antes del ${day}`,
  labels: {
    variety: 'Especia',
    spec: 'Especificación',
    form: 'Forma',
    origins: 'Origen requerido',
    quantity: 'Cantidad',
    packWeight: 'Peso por bulto',
    price: 'Precio objetivo',
    taxInvoice: 'Factura',
    delivery: 'Entrega en',
    needBy: 'Entrega antes del',
    quoteDeadline: 'Cotizar hasta',
    frequency: 'Frecuencia',
    payTerm: 'Pago',
    demand: 'Requisitos de calidad',
    attachments: 'Adjuntos',
    maxQuotes: 'Cotizaciones máx.',
    audience: 'Visible para',
    published: 'Publicado'
  },
  anyOrigin: 'Cualquier origen',
  quotaText: (count) => `${count} cotizaciones`,
  taxInvoices: { none: 'No necesaria', general: 'Factura de IVA general', special: 'Factura de IVA especial' },
  frequencies: { once: 'Una vez', monthly: 'Mensual', longTerm: 'Largo plazo' },
  audiences: { public: 'Todos', verifiedCompanies: 'Empresas verificadas', invited: 'Proveedores elegidos' },
  statuses: {
    draft: 'Borrador',
    pending: 'En revisión',
    published: 'Abierta',
    rejected: 'No aprobada',
    paused: 'En pausa',
    closed: 'Cerrada',
    expired: 'Terminada',
    takedown: 'Retirada'
  },
  dealt: 'Con acuerdo',
  extend: {
    title: 'Prolongar el plazo',
    days: (days) => (days === 1 ? '1 día más' : `${days} días más`),
    placeholder: 'Elegir un plazo nuevo',
    hint: 'Si supera la fecha de entrega, esta también se aplaza',
    choose: 'Elija un plazo nuevo',
    confirm: (day) => `Prolongar hasta el ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} hoy`,
  verdicts: {
    freight: 'con flete, compare sin él',
    slip: 'muy lejos del mercado; ¿por jin?',
    below: 'objetivo bajo el mercado',
    within: 'objetivo dentro del rango',
    above: 'objetivo sobre el mercado'
  },
  canRefer: 'como referencia',
  yuanPerKg: 'CNY/kg'
};

export default messages;
