import type { ListingWords } from './zh-Hans';

const words: ListingWords = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/bulto' },
  weight: {
    ton: (count) => `${count} t`,
    kg: (count) => `${count} kg`,
    jin: (count) => `${count} × 500 g`,
    pack: (count) => `${count} bultos`,
    gram: (count) => `${count} g`
  },
  atLeast: (quantity) => `desde ${quantity}`,
  goodsForm: { whole: 'Entero', broken: 'Quebrado', slice: 'En rodajas', powder: 'Polvo', oil: 'Oleorresina, aceite' },
  tags: {
    inStock: 'En existencia',
    sulfurFree: 'Sin azufre',
    lowSulfur: 'Bajo en azufre',
    taxIncluded: 'Con impuestos',
    freightIncluded: 'Con flete',
    documents: 'Con análisis',
    imported: 'Importado'
  },
  confirmed: (time) => `Confirmado: ${time}`,
  quotes: 'Ofertas',
  quoteProgress: (count, max) => `${count} ofertas recibidas de ${max} como máximo`,
  quoting: 'Abierta',
  seatsLeft: (count) => `Quedan ${count}`,
  full: 'Completa',
  left: (time) => `Queda ${time}`,
  ended: 'Cerrada',
  sendTo: (place) => `Entrega en ${place}`,
  expected: 'Objetivo',
  partyAt: (name, place) => `${name}, ${place}`,
  anonymousBuyer: 'Comprador anónimo',
  missing: 'Sin indicar'
};

export default words;
