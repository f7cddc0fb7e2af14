import type { HomeMessages } from './zh-Hans';

const messages: HomeMessages = {
  updated: (count) => (count > 1 ? `${count} épices mises à jour` : `${count} épice mise à jour`),
  search: 'Épices, offres, entreprises',
  messages: (count) => (count > 0 ? `Messages, ${count} ${count === 1 ? 'non lu' : 'non lus'}` : 'Messages'),
  loginForMessages: 'Connectez-vous pour lire vos messages',
  messagesText: 'Devis, questions et alertes de prix arrivent ici',
  companyQuery: '香',
  exitElder: 'Quitter les grands caractères',
  banners: 'À la une',
  entriesLabel: 'Raccourcis',
  entries: {
    market: 'Cours',
    supply: 'Offres',
    purchase: 'Demandes',
    quickNews: 'Brèves',
    vcard: 'Cartes',
    expo: 'Salon',
    company: 'Entreprises',
    attestation: 'Vérification'
  },
  flashes: 'Brèves',
  prices: 'Cours du jour',
  lines: { followed: 'Ma liste', movers: 'Plus fortes variations' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  shareTitle: 'Xiangshi : cours, offres et cartes de visite'
};

export default messages;
