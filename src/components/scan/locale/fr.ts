import type { ScanWords } from './zh-Hans';

const words: ScanWords = {
  failed: 'Échec du scan, réessayez',
  empty: 'Le code est vide',
  isHere: 'Vous êtes sur cette page',
  noPage: 'Page impossible à ouvrir'
};

export default words;
