import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Localiser',
  locateTitle: 'Trouver la ville où vous êtes',
  locatePurpose:
    'Votre position approximative, à 10 km près, est nécessaire. Elle sert seulement à trouver votre ville et n’est pas conservée.',
  goOn: 'Continuer',
  notLocated: 'Position introuvable : choisissez'
};

export default messages;
