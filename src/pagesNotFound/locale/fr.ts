import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  title: 'Page introuvable',
  text: 'Le lien est peut-être erroné, ou la page a été retirée',
  toHome: 'Accueil',
  search: 'Rechercher',
  prices: 'Derniers cours',
  news: 'Dernières actualités'
};

export default messages;
