import { FRENCH } from '@rules/notification/amounts';
import type { ShareTexts } from './zh-Hans';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

const texts: ShareTexts = {
  signs: FRENCH,
  name: 'Xiangshi',
  slogan: 'Cours des épices, offres, brèves et cartes de visite',
  sections: {
    line: 'Cours',
    flash: 'Brève',
    supply: 'Offre',
    purchase: 'Demande d’achat',
    company: 'Entreprise',
    card: 'Carte de visite',
    expo: 'Salon'
  },
  news: {
    headline: 'À la une',
    market: 'Cours',
    origin: 'Origines',
    policy: 'Réglementation',
    company: 'Entreprises',
    expo: 'Salons',
    trade: 'Échanges',
    technology: 'Technologie',
    people: 'Portraits'
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/colis' },
  weight: { kg: 'kg', ton: 't' },
  negotiable: 'À négocier',
  isOver: 'Terminée',
  last30Days: '30 derniers jours',
  wanted: (weight) => `Recherche\u202f: ${weight}`,
  supplies: (count) => (count < 2 ? `${count} offre en cours` : `${count} offres en cours`),
  monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
  joined: (names) => names.join(', ')
};

export default texts;
