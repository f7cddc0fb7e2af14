import type { ListingWords } from './zh-Hans';

const words: ListingWords = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
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
  anonymousBuyer: 'Comprador anónimo',
  supplyTitle: 'Oferta',
  purchaseTitle: 'Demanda de compra',
  grade: 'Calidad',
  origin: 'Origen',
  form: 'Forma',
  cropYear: 'Cosecha',
  year: (year) => String(year),
  stock: 'Existencias',
  deliveryPlace: 'Sale de',
  receivingPlace: 'Entregar en',
  validUntil: 'Válida hasta',
  quantity: 'Cantidad',
  deadline: 'Ofertas hasta',
  missing: 'Sin indicar',
  description: 'Descripción',
  demand: 'Requisitos',
  seller: 'Vendedor',
  buyer: 'Comprador',
  marketPrice: 'Precio de mercado',
  toMarket: 'Ver los precios de hoy',
  disclaimer: 'Precios recogidos como referencia, sin valor contractual'
};

export default words;
