import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Localiser',
  locateTitle: 'Utiliser votre position actuelle',
  locatePurpose:
    'Nous utilisons votre position approximative, à 10 km près, uniquement pour trouver votre ville. Elle n’est pas conservée.',
  goOn: 'Continuer',
  notLocated: 'Position introuvable : choisissez'
};

export default messages;
