import type { OfferMessages } from './zh-Hans';

const messages: OfferMessages = {
  fromOther: (who, price) => `${who} propose ${price}`,
  fromYou: (price) => `Vous avez proposé ${price} ; réponse attendue`,
  insteadOf: (price) => `devis ${price}`,
  agree: (price) => `Accepter ${price}`,
  agreed: 'Prix convenu',
  decline: 'Refuser',
  declineTitle: (price) => `Refuser ${price} ?`,
  declineText: 'L’autre partie est prévenue. Le devis reste inchangé et vous pouvez encore négocier',
  declined: 'L’autre partie est prévenue',
  counterAgain: 'Renégocier',
  retract: 'Retirer l’offre',
  retracted: 'Offre retirée',
  retractLeft: (time) => `Peut être retirée pendant ${time}`,
  answers: { agreed: 'Accepté', declined: 'Refusé', retracted: 'Retiré', superseded: '' },
  below: (price) => `Doit être inférieur à ${price}`,
  between: (low, high) => `Doit être entre ${low} et ${high}`,
  noRoom: 'Aucun prix intermédiaire : acceptez ou refusez',
  slipTitle: (price) => `${price} : est-ce correct ?`,
  slipText: (price) => `Plus de 30 % d’écart avec ${price}. Un chiffre en trop ou en moins ?`,
  slipSend: 'Oui, envoyer',
  slipBack: 'Modifier',
  pricesLabel: 'Prix à accepter',
  atPrice: (price) => `À ${price}`,
  unanswered: (mine, price) => `Votre offre de ${mine} est sans réponse ; accepter maintenant se fait à ${price}`,
  dearer: (low) => `Le fournisseur propose déjà ${low}. Accepter un prix plus élevé ?`,
  standings: { yourTurn: 'À vous de répondre', otherTurn: 'Réponse attendue', agreed: 'Prix convenu' },
  hints: {
    yourTurn: 'L’acheteur attend votre réponse',
    otherTurn: 'En attente de la réponse de l’acheteur',
    agreed: 'Prix convenu ; l’acheteur doit accepter'
  },
  sum: {
    goods: 'Marchandise',
    tax: (percent) => `Taxes ${percent} %`,
    freight: 'Transport (env.)',
    delivered: 'Total rendu',
    included: 'inclus'
  }
};

export default messages;
