import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `avant le ${day}`,
  labels: {
    variety: 'Épice',
    spec: 'Spécification',
    form: 'Forme',
    origins: 'Origine exigée',
    quantity: 'Quantité',
    packWeight: 'Poids par colis',
    price: 'Prix cible',
    taxInvoice: 'Facture',
    delivery: 'Livraison à',
    needBy: 'Livraison avant le',
    quoteDeadline: 'Devis jusqu’au',
    frequency: 'Fréquence',
    payTerm: 'Paiement',
    demand: 'Exigences de qualité',
    attachments: 'Pièces jointes',
    maxQuotes: 'Devis max.',
    audience: 'Visible par',
    published: 'Publié'
  },
  anyOrigin: 'Toute origine',
  quotaText: (count) => `${count} devis`,
  taxInvoices: { none: 'Non nécessaire', general: 'Facture TVA simple', special: 'Facture TVA spéciale' },
  frequencies: { once: 'Ponctuelle', monthly: 'Mensuelle', longTerm: 'Long terme' },
  audiences: { public: 'Tous', verifiedCompanies: 'Entreprises vérifiées', invited: 'Fournisseurs choisis' },
  statuses: {
    draft: 'Brouillon',
    pending: 'En cours d’examen',
    published: 'Ouverte',
    rejected: 'Refusée',
    paused: 'En pause',
    closed: 'Clôturée',
    expired: 'Terminée',
    takedown: 'Retirée'
  },
  dealt: 'Conclue',
  extend: {
    title: 'Prolonger le délai',
    days: (days) => (days === 1 ? '1 jour de plus' : `${days} jours de plus`),
    placeholder: 'Choisir une nouvelle échéance',
    hint: 'Si l’échéance dépasse la date de livraison, celle-ci est reportée aussi',
    choose: 'Choisissez une nouvelle échéance',
    confirm: (day) => `Prolonger jusqu’au ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} aujourd’hui`,
  verdicts: {
    freight: 'transport compris, à déduire',
    slip: 'très loin du marché ; prix au jin ?',
    below: 'prix cible sous le marché',
    within: 'prix cible dans la fourchette',
    above: 'prix cible au-dessus du marché'
  },
  canRefer: 'à titre indicatif',
  yuanPerKg: 'CNY/kg'
};

export default messages;
