import type { CardLevelMessages } from './zh-Hans';

const messages: CardLevelMessages = {
  levels: { basic: 'Base', professional: 'Professionnel', enterprise: 'Entreprise' },
  years: (count) => (count === 1 ? '1 an' : `${count} ans`),
  plan: (level, years) => `${level}, ${years}`,
  yuan: 'CNY',
  amount: (amount) => `${amount} CNY`,
  listPrice: (amount) => `Prix normal ${amount} CNY`,
  saving: (amount) => `${amount} CNY de remise`,
  terms: 'Paiement et remboursement',
  rules: [
    'Vous payez une fois. Aucun renouvellement automatique, aucun prélèvement ultérieur.',
    'Le niveau s’active aussitôt. Si vous renouvelez le même niveau, la durée s’ajoute à votre échéance actuelle.',
    'Dans les 7 jours suivant le paiement, vous pouvez demander un remboursement complet : contactez-nous avec le numéro de commande.',
    'L’argent est reversé sur le compte qui a payé ; le délai dépend du moyen de paiement. Après un remboursement complet, le niveau payant s’arrête et vos cartes sont conservées.',
    'Les paiements effectués dans le mini-programme sur iPhone sont remboursés par Apple.'
  ]
};

export default messages;
