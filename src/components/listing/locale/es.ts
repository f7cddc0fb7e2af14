import type { ListingMessages } from './zh-Hans';

const messages: ListingMessages = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/bulto' },
  weight: {
    ton: (count) => `${count} t`,
    kg: (count) => `${count} kg`,
    jin: (count) => `${count} × 500 g`,
    pack: (count) => (count === '1' ? '1 bulto' : `${count} bultos`),
    gram: (count) => `${count} g`
  },
  atLeast: (quantity) => `desde ${quantity}`,
  goodsForm: {
    whole: 'Entero',
    broken: 'Quebrado',
    slice: 'En rodajas',
    powder: 'En polvo',
    oil: 'Oleorresina, aceite esencial'
  },
  tags: {
    inStock: 'En stock',
    sulfurFree: 'Sin azufre',
    lowSulfur: 'Bajo en azufre',
    taxIncluded: 'Impuestos incluidos',
    freightIncluded: 'Flete incluido',
    documents: 'Informe de análisis',
    imported: 'Importado'
  },
  confirmed: (time) => `Confirmado ${time}`,
  confirmedBy: (name, time) => `${name}, confirmado ${time}`,
  quotations: 'Cotizaciones',
  quotationProgress: (count, max) => `${count} de ${max} cotizaciones recibidas`,
  quoting: 'Abierta',
  quotationsLeft: (count) => (count === 1 ? 'Falta 1 cotización' : `Faltan ${count} cotizaciones`),
  full: 'Completa',
  left: (time) => `Quedan ${time}`,
  ended: 'Cerrada',
  sendTo: (location) => `Entrega en ${location}`,
  comma: ', ',
  needBy: (day) => `antes del ${day}`,
  payTerm: { prepaid: 'pago anticipado', onDelivery: 'pago a la entrega', net30: 'a 30 días', other: '' },
  moistureUpTo: (percent) => `Humedad ≤ ${percent} %`,
  wantsReport: 'Informe de análisis',
  invoice: { none: '', general: 'Factura de IVA general', special: 'Factura de IVA especial' },
  expected: 'Objetivo',
  partyAt: (name, location) => `${name}, ${location}`,
  anonymousBuyer: 'Comprador anónimo',
  missing: 'Sin indicar'
};

export default messages;
