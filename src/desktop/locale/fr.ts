import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Cours, marchandises, cartes de visite :', 'le commerce des épices au même endroit'],
  scan: 'Scannez pour ouvrir sur le téléphone',
  board: 'Variations',
  boardSpan: (unit) => `Jour, ${unit}`,
  flashes: 'Brèves'
};

export default messages;
