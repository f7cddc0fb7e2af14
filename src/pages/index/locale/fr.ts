import type { HomeWords } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const words: HomeWords = {
  updated: (count) => (count > 1 ? `${count} épices mises à jour` : `${count} épice mise à jour`),
  search: 'Épices, offres, entreprises',
  messages: (count) => (count > 0 ? `Messages, ${count} non lus` : 'Messages'),
  loginForMessages: 'Connectez-vous pour lire vos messages',
  exitElder: 'Quitter le mode agrandi',
  banners: 'À la une',
  entriesLabel: 'Raccourcis',
  entries: {
    market: 'Cours',
    supply: 'Offres',
    purchase: 'Demandes',
    quickNews: 'Brèves',
    vcard: 'Cartes',
    expo: 'Salon',
    company: 'Sociétés',
    attestation: 'Vérification'
  },
  verbs: { market: 'Les cours', supply: 'Acheter', purchase: 'Demander', vcard: 'Ma carte' },
  flashes: 'Brèves',
  prices: 'Cours du jour',
  lines: { followed: 'Ma liste', movers: 'Plus fortes variations' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${dayOf(from)}–${dayOf(to)} ${monthOf(to)}`
      : `${dayOf(from)} ${monthOf(from)} – ${dayOf(to)} ${monthOf(to)}`,
  freeTicket: 'Billet visiteur gratuit',
  registered: (count) => `${count} inscrits`,
  opensIn: 'Ouvre dans',
  days: (count) => (count > 1 ? 'jours' : 'jour'),
  isOn: 'En cours, jour',
  dayOfExpo: '',
  recommended: 'Pour vous',
  newsLabel: "Types d'actualités",
  noNews: "Pas encore d'actualités ici",
  noNewsHint: "Changez d'onglet ou retirez le filtre d'épices",
  personalised: { why: 'Selon les épices que vous suivez. ', link: 'Désactiver la personnalisation' },
  byTime: { why: 'Par date de publication. ', link: 'Activer la personnalisation' },
  filing: '桂ICP备00000000号-1 (démo)',
  help: "Parler à quelqu'un",
  helpHint: 'Cours, annonces, inscriptions',
  call: 'Appeler',
  shareTitle: 'Xiangshi : cours, offres et cartes des épices'
};

export default words;
