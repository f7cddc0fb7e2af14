import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Page introuvable', text: 'Le lien est peut-être erroné, ou la page a été retirée' },
  toHome: 'Accueil',
  search: 'Rechercher',
  back: 'Retour',
  prices: 'Derniers cours',
  news: 'Dernières actualités',
  names: {},
  titles: {
    event: 'Événement introuvable',
    picture: 'Aucune image à afficher',
    link: 'Aucun lien à ouvrir'
  },
  texts: {}
};

export default messages;
