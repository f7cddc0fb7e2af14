import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'Échec du scan, réessayez',
  empty: 'Ce code est vide',
  isHere: 'Vous y êtes déjà',
  noPage: 'Page impossible à ouvrir'
};

export default messages;
