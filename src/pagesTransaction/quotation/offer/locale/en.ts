import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} offers ${price}`,
  fromYou: (price) => `You offered ${price}; waits for an answer`,
  insteadOf: (price) => `quoted ${price}`,
  agree: (price) => `Agree to ${price}`,
  agreed: 'Price agreed',
  decline: 'Decline',
  declineTitle: (price) => `Decline ${price}?`,
  declineText: 'The other side is told; the quotation stays, and both can counter again',
  declined: 'The other side is told',
  counterAgain: 'Counter',
  retract: 'Take it back',
  retracted: 'Taken back',
  retractLeft: (time) => `Can be taken back for ${time}`,
  answers: { agreed: 'Agreed', declined: 'Declined', retracted: 'Taken back', superseded: '' },
  below: (price) => `Must be below ${price}`,
  between: (low, high) => `Must be between ${low} and ${high}`,
  noRoom: 'No price lies between: agree or decline',
  slipTitle: (price) => `${price}: is that right?`,
  slipText: (price) => `It is more than 30% off ${price}. Is a digit too many or missing?`,
  slipSend: 'Yes, send',
  slipBack: 'Change',
  pricesLabel: 'Accept at which price',
  atPrice: (price) => `At ${price}`,
  unanswered: (mine, price) => `Your offer of ${mine} has no answer yet; accepting now takes ${price}`,
  dearer: (low) => `The supplier already offers ${low}: accept the higher price?`,
  standings: { yourTurn: 'Your turn', otherTurn: 'Awaiting answer', agreed: 'Agreed' },
  hints: {
    yourTurn: 'The buyer waits for your answer',
    otherTurn: 'Waits for the buyer’s answer',
    agreed: 'Price agreed; waits for the buyer to accept'
  },
  sum: {
    goods: 'Goods',
    tax: (percent) => `Tax ${percent}%`,
    freight: 'Freight, about',
    delivered: 'Delivered total',
    included: 'included'
  }
};

export default messages;
