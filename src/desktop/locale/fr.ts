import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Cours, offres, cartes de visite :', 'le commerce des épices en un seul lieu'],
  scan: 'Scannez avec WeChat pour l’utiliser sur mobile',
  board: 'Variations',
  boardSpan: (unit) => `Jour, ${unit}`,
  flashes: 'Brèves'
};

export default messages;
