import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} propone ${price}`,
  fromYou: (price) => `Propuso ${price}; a la espera de respuesta`,
  insteadOf: (price) => `cotizado ${price}`,
  agree: (price) => `Aceptar ${price}`,
  agreed: 'Precio acordado',
  decline: 'Rechazar',
  declineTitle: (price) => `¿Rechazar ${price}?`,
  declineText: 'Se avisa a la otra parte. La cotización no cambia y aún pueden negociar',
  declined: 'Se ha avisado a la otra parte',
  counterAgain: 'Renegociar',
  retract: 'Retirar oferta',
  retracted: 'Oferta retirada',
  retractLeft: (time) => `Puede retirarse durante ${time}`,
  answers: { agreed: 'Aceptado', declined: 'Rechazado', retracted: 'Retirado', superseded: '' },
  below: (price) => `Debe ser inferior a ${price}`,
  between: (low, high) => `Debe estar entre ${low} y ${high}`,
  noRoom: 'No hay precio intermedio; acepte o rechace',
  slipTitle: (price) => `${price}: ¿es correcto?`,
  slipText: (price) => `Más del 30 % de diferencia con ${price}. ¿Sobra o falta una cifra?`,
  slipSend: 'Sí, enviar',
  slipBack: 'Editar',
  pricesLabel: 'Precio que acepta',
  atPrice: (price) => `A ${price}`,
  unanswered: (mine, price) => `Su oferta de ${mine} no tiene respuesta; si acepta ahora, el precio es ${price}`,
  dearer: (low) => `El proveedor ya ofrece ${low}. ¿Aceptar un precio más alto?`,
  standings: { yourTurn: 'Le toca a usted', otherTurn: 'A la espera', agreed: 'Precio acordado' },
  hints: {
    yourTurn: 'El comprador espera su respuesta',
    otherTurn: 'A la espera de la respuesta del comprador',
    agreed: 'Precio acordado; falta que el comprador acepte'
  },
  sum: {
    goods: 'Mercancía',
    tax: (percent) => `Impuestos ${percent} %`,
    freight: 'Flete (aprox.)',
    delivered: 'Total en destino',
    included: 'incluido'
  }
};

export default messages;
