import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Page introuvable', text: 'Le lien est peut-être erroné, ou la page a été retirée' },
  toHome: 'Accueil',
  search: 'Rechercher',
  back: 'Retour',
  prices: 'Derniers cours',
  news: 'Dernières actualités',
  names: {
    'main.webView': 'Page web',
    'main.webviewContainer': 'Page web',
    activity: 'Événement',
    imagePreview: 'Image'
  },
  titles: {
    event: 'Événement introuvable',
    picture: 'Aucune image à afficher',
    link: 'Aucun lien à ouvrir'
  },
  texts: {
    'main.webView': 'Revenez en arrière et touchez le lien à nouveau',
    'main.webviewContainer': 'Revenez en arrière et touchez le lien à nouveau',
    activity: 'Il est peut-être terminé, ou le lien est incomplet',
    imagePreview: 'Revenez en arrière et touchez l’image à nouveau'
  }
};

export default messages;
