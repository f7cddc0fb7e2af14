import type { DesktopWords } from './zh-Hans';

const words: DesktopWords = {
  slogan: ['Cours, marchandises, cartes de visite :', 'le commerce des épices au même endroit'],
  scan: 'Scannez pour ouvrir sur le téléphone',
  board: 'Variations',
  boardSpan: (unit) => `Jour, ${unit}`,
  flashes: 'Brèves'
};

export default words;
