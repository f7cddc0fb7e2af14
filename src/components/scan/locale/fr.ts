import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'Échec du scan, réessayez',
  empty: 'Le code est vide',
  isHere: 'Vous êtes sur cette page',
  noPage: 'Page impossible à ouvrir'
};

export default messages;
