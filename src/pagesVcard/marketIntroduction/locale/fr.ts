import type { IntroductionMessages } from './zh-Hans';

const messages: IntroductionMessages = {
  title: 'Niveaux de carte',
  current: 'Niveau actuel',
  until: (day) => `Valable jusqu’au ${day}, sans renouvellement automatique`,
  freeForever: 'Gratuit, sans échéance',
  comparison: 'Comparer les niveaux',
  benefits: { maxCards: 'Cartes', radarDays: 'Visiteurs', hasTeamTotals: 'Totaux d’équipe' },
  cards: (count) => String(count),
  days: (count) => `${count} jours`,
  yes: 'Oui',
  no: 'Non',
  radarNote:
    'Vous voyez qui a consulté vos cartes pendant ces jours ; au niveau Base, il faut être vérifié. Les totaux d’équipe additionnent les cartes des membres de l’entreprise.',
  plans: 'Formules',
  noRenewal: 'Payé en une fois, sans renouvellement automatique',
  offers: {
    open: 'Choisir',
    renew: 'Renouveler',
    upgrade: 'Passer à ce niveau',
    lower: 'Vous avez un niveau supérieur'
  },
  examples: 'Styles de carte',
  ownExample: 'Votre carte dans plusieurs styles',
  sampleNote: 'Exemple. La personne et l’entreprise sont fictives',
  sample: {
    name: 'Lin Xiaolan',
    position: 'Responsable des ventes',
    companyName: 'Lingnan Spice (exemple) Co., Ltd.',
    mobile: '138 0000 0000',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  questions: 'Questions fréquentes',
  faq: [
    {
      question: 'Que deviennent mes cartes à l’échéance ?',
      answer:
        'Vous revenez au niveau Base. Toutes les cartes sont conservées, mais vous ne pouvez plus en créer au-delà de ce niveau. Un rappel est envoyé sept jours avant.'
    },
    {
      question: 'Le renouvellement est-il automatique ?',
      answer: 'Non. Rien n’est prélevé à l’échéance. Pour continuer, achetez à nouveau.'
    },
    {
      question: 'Et si je renouvelle plus tôt ?',
      answer: 'La durée s’ajoute à votre échéance actuelle. Vous ne perdez aucun jour.'
    },
    {
      question: 'Puis-je passer de Professionnel à Entreprise ?',
      answer:
        'Oui. Le changement est immédiat et le reste de Professionnel est converti selon le prix. Pendant le niveau Entreprise, Professionnel n’est pas vendu.'
    },
    {
      question: 'Puis-je avoir une facture ?',
      answer: 'Oui. Indiquez le nom à la commande ; la facture électronique est envoyée par e-mail.'
    }
  ],
  contact: 'Nous contacter'
};

export default messages;
