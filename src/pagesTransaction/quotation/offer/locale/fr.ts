import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} propose ${price}`,
  fromYou: (price) => `Vous proposez ${price} ; réponse attendue`,
  insteadOf: (price) => `devis ${price}`,
  agree: (price) => `D’accord pour ${price}`,
  agreed: 'Prix convenu',
  decline: 'Décliner',
  declineTitle: (price) => `Décliner ${price} ?`,
  declineText: 'L’autre partie est avertie ; le devis reste, chacun peut encore négocier',
  declined: 'L’autre partie est avertie',
  counterAgain: 'Négocier',
  retract: 'Reprendre',
  retracted: 'Offre reprise',
  retractLeft: (time) => `Peut être reprise pendant ${time}`,
  answers: { agreed: 'Convenu', declined: 'Décliné', retracted: 'Repris', superseded: '' },
  below: (price) => `Moins de ${price}`,
  between: (low, high) => `Entre ${low} et ${high}`,
  noRoom: 'Aucun prix entre les deux : acceptez ou déclinez',
  slipTitle: (price) => `${price} : est-ce juste ?`,
  slipText: (price) => `Plus de 30 % d’écart avec ${price}. Un chiffre en trop ou en moins ?`,
  slipSend: 'Oui, envoyer',
  slipBack: 'Modifier',
  pricesLabel: 'Accepter à quel prix',
  atPrice: (price) => `À ${price}`,
  unanswered: (mine, price) => `Votre offre de ${mine} est sans réponse ; accepter maintenant, c’est ${price}`,
  dearer: (low) => `Le fournisseur propose déjà ${low} : accepter plus cher ?`,
  standings: { yourTurn: 'À vous', otherTurn: 'Réponse attendue', agreed: 'Convenu' },
  hints: {
    yourTurn: 'L’acheteur attend votre réponse',
    otherTurn: 'Attend la réponse de l’acheteur',
    agreed: 'Prix convenu ; l’acheteur doit accepter'
  },
  sum: {
    goods: 'Marchandise',
    tax: (percent) => `Taxe ${percent} %`,
    freight: 'Transport, environ',
    delivered: 'Total rendu',
    included: 'inclus'
  }
};

export default messages;
