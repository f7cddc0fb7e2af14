import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} propone ${price}`,
  fromYou: (price) => `Propuso ${price}; espera respuesta`,
  insteadOf: (price) => `cotizado ${price}`,
  agree: (price) => `Acepto ${price}`,
  agreed: 'Precio acordado',
  decline: 'No acepto',
  declineTitle: (price) => `¿No acepta ${price}?`,
  declineText: 'Se avisa a la otra parte; la cotización sigue y ambos pueden negociar',
  declined: 'Se avisó a la otra parte',
  counterAgain: 'Negociar',
  retract: 'Retirar oferta',
  retracted: 'Oferta retirada',
  retractLeft: (time) => `Puede retirarse durante ${time}`,
  answers: { agreed: 'Acordado', declined: 'No aceptado', retracted: 'Retirado', superseded: '' },
  below: (price) => `Menos de ${price}`,
  between: (low, high) => `Entre ${low} y ${high}`,
  noRoom: 'No hay precio intermedio: acepte o no',
  slipTitle: (price) => `${price}: ¿es correcto?`,
  slipText: (price) => `Más del 30 % de diferencia con ${price}. ¿Sobra o falta una cifra?`,
  slipSend: 'Sí, enviar',
  slipBack: 'Cambiar',
  pricesLabel: 'Aceptar a qué precio',
  atPrice: (price) => `A ${price}`,
  unanswered: (mine, price) => `Su oferta de ${mine} no tiene respuesta; aceptar ahora es a ${price}`,
  dearer: (low) => `El proveedor ya ofrece ${low}: ¿aceptar el precio más alto?`,
  standings: { yourTurn: 'Le toca', otherTurn: 'Espera respuesta', agreed: 'Acordado' },
  hints: {
    yourTurn: 'El comprador espera su respuesta',
    otherTurn: 'Espera la respuesta del comprador',
    agreed: 'Precio acordado; falta que el comprador acepte'
  },
  sum: {
    goods: 'Mercancía',
    tax: (percent) => `Impuesto ${percent} %`,
    freight: 'Flete aproximado',
    delivered: 'Total en destino',
    included: 'incluido'
  }
};

export default messages;
