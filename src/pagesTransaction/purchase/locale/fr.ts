import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `avant le ${day}`,
  labels: {
    variety: 'Variété',
    spec: 'Spécification',
    form: 'Forme',
    origins: 'Origine voulue',
    quantity: 'Quantité',
    packWeight: 'Poids d’un colis',
    price: 'Prix visé',
    taxInvoice: 'Facture',
    delivery: 'Livraison',
    needBy: 'Pour le',
    quoteDeadline: 'Devis jusqu’au',
    frequency: 'Fréquence',
    payTerm: 'Paiement',
    demand: 'Qualité voulue',
    attachments: 'Pièces jointes',
    maxQuotes: 'Devis acceptés',
    audience: 'Visible par',
    published: 'Publié'
  },
  anyOrigin: 'Toute origine',
  quotaText: (count) => `${count} devis`,
  taxInvoices: { none: 'Pas besoin', general: 'Facture simple', special: 'Facture TVA' },
  frequencies: { once: 'Une fois', monthly: 'Chaque mois', longTerm: 'Long terme' },
  audiences: { public: 'Tout le monde', verifiedCompanies: 'Sociétés vérifiées', invited: 'Fournisseurs choisis' },
  statuses: {
    draft: 'Brouillon',
    pending: 'En examen',
    published: 'Ouvert',
    rejected: 'Refusé',
    paused: 'En pause',
    closed: 'Fermé',
    expired: 'Terminé',
    takedown: 'Retiré'
  },
  dealt: 'Conclu',
  extend: {
    title: 'Prolonger le délai',
    days: (days) => `${days} jours de plus`,
    placeholder: 'Choisir le dernier jour',
    hint: 'S’il dépasse le jour de livraison, celui-ci suit',
    choose: 'Choisissez un dernier jour',
    confirm: (day) => `Prolonger au ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} aujourd’hui`,
  verdicts: {
    freight: 'transport compris',
    slip: 'très loin du marché : au jin ?',
    below: 'prix visé sous le marché',
    within: 'prix visé dans la fourchette du marché',
    above: 'prix visé au-dessus du marché'
  },
  canRefer: 'à titre indicatif',
  yuanPerKg: 'CNY/kg'
};

export default messages;
