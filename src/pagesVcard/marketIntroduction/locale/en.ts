import type { IntroductionMessages } from './zh-Hans';

const messages: IntroductionMessages = {
  title: 'Card levels',
  current: 'Current level',
  until: (day) => `Valid until ${day}. It does not renew automatically`,
  freeForever: 'Free, without an end date',
  comparison: 'Compare levels',
  benefits: { maxCards: 'Cards', radarDays: 'Visitors', hasTeamTotals: 'Team totals' },
  cards: (count) => String(count),
  days: (count) => `${count} days`,
  yes: 'Yes',
  no: 'No',
  radarNote:
    'You see who viewed your cards in these days; on Basic you need to be verified. Team totals add up the cards of your company’s members.',
  plans: 'Plans',
  noRenewal: 'Paid once. It does not renew automatically',
  offers: { open: 'Choose', renew: 'Renew', upgrade: 'Upgrade', lower: 'You are on a higher level' },
  examples: 'Card styles',
  ownExample: 'Your card in different styles',
  sampleNote: 'A sample. The person and the company are made up',
  sample: {
    name: 'Lin Xiaolan',
    position: 'Sales manager',
    companyName: 'Lingnan Spice (sample) Co., Ltd.',
    mobile: '138 0000 0000',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  questions: 'FAQ',
  faq: [
    {
      question: 'What happens to my cards at the end?',
      answer:
        'You are back on Basic. All cards are kept, but you cannot create more than Basic includes. We remind you seven days before.'
    },
    { question: 'Does it renew automatically?', answer: 'No. Nothing is charged at the end. To go on, buy it again.' },
    {
      question: 'What if I renew early?',
      answer: 'The time is added to your current end date. You lose no day.'
    },
    {
      question: 'Can I change from Professional to Enterprise?',
      answer:
        'Yes. It starts at once, and the rest of Professional is converted by price. While Enterprise is running, Professional is not sold.'
    },
    {
      question: 'Can I get an invoice?',
      answer: 'Yes. Enter the name when you order; the electronic invoice is sent by email.'
    }
  ],
  contact: 'Contact us'
};

export default messages;
