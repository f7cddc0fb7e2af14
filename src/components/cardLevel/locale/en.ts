import type { CardLevelMessages } from './zh-Hans';

const messages: CardLevelMessages = {
  levels: { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise' },
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
  plan: (level, years) => `${level}, ${years}`,
  yuan: 'CNY',
  amount: (amount) => `${amount} CNY`,
  listPrice: (amount) => `Regular ${amount} CNY`,
  saving: (amount) => `Save ${amount} CNY`,
  terms: 'Payment and refund terms',
  rules: [
    'You pay once. It does not renew automatically and nothing is charged later.',
    'It starts at once. If you renew the same level, the time is added to your current end date.',
    'Within 7 days of the payment you can ask for a full refund: contact us with the order number.',
    'The money goes back to the account that paid; when it arrives depends on the payment channel. After a full refund the paid level ends and your cards are kept.',
    'Payments made in the mini-program on an iPhone are refunded by Apple.'
  ]
};

export default messages;
