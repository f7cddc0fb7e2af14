import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} offers ${price}`,
  fromYou: (price) => `You offered ${price}; awaiting a reply`,
  insteadOf: (price) => `quoted ${price}`,
  agree: (price) => `Agree to ${price}`,
  agreed: 'Price agreed',
  decline: 'Decline',
  declineTitle: (price) => `Decline ${price}?`,
  declineText: 'The other party is notified. The quote stays as it is and you can still make counter-offers',
  declined: 'The other party has been notified',
  counterAgain: 'Counter again',
  retract: 'Withdraw offer',
  retracted: 'Offer withdrawn',
  retractLeft: (time) => `Can be withdrawn for ${time}`,
  answers: { agreed: 'Agreed', declined: 'Declined', retracted: 'Withdrawn', superseded: '' },
  below: (price) => `Must be below ${price}`,
  between: (low, high) => `Must be between ${low} and ${high}`,
  noRoom: 'There is no price in between; agree or decline',
  slipTitle: (price) => `${price}: is that correct?`,
  slipText: (price) => `That is more than 30% away from ${price}. Did you add or miss a digit?`,
  slipSend: 'Yes, send',
  slipBack: 'Edit',
  pricesLabel: 'Price to accept',
  atPrice: (price) => `At ${price}`,
  unanswered: (mine, price) => `Your offer of ${mine} has not been answered; if you accept now, the price is ${price}`,
  dearer: (low) => `The supplier already offered ${low}. Accept the higher price?`,
  standings: { yourTurn: 'Your turn', otherTurn: 'Awaiting reply', agreed: 'Price agreed' },
  hints: {
    yourTurn: 'The buyer is waiting for your reply',
    otherTurn: 'Waiting for the buyer’s reply',
    agreed: 'Price agreed; waiting for the buyer to accept'
  },
  sum: {
    goods: 'Goods',
    tax: (percent) => `Tax ${percent}%`,
    freight: 'Freight (approx.)',
    delivered: 'Delivered total',
    included: 'included'
  }
};

export default messages;
