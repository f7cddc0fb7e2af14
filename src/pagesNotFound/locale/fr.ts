import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name} : bientôt`;

const messages: NotFoundMessages = {
  unknown: { title: 'Page introuvable', text: 'Le lien est peut-être erroné, ou la page a été retirée' },
  toHome: 'Accueil',
  search: 'Rechercher',
  back: 'Retour',
  prices: 'Derniers cours',
  news: 'Dernières actualités',
  expoNews: 'Actualités du salon',
  toCalendar: 'Ajouter à l’agenda',
  inCalendar: 'Fichier d’agenda prêt',
  calendarClosed: 'Ajout à l’agenda impossible',
  names: {
    'main.webView': 'Page web',
    'main.webviewContainer': 'Page web',
    activity: 'Événement',
    imagePreview: 'Image',
    'exhibit.parkInvestment': 'Investir dans les parcs'
  },
  titles: {
    expo: soon,
    activity: () => 'Événement introuvable',
    picture: () => 'Aucune image à afficher',
    link: () => 'Aucun lien à ouvrir'
  },
  texts: {
    'main.webView': 'Revenez en arrière et touchez le lien à nouveau',
    'main.webviewContainer': 'Revenez en arrière et touchez le lien à nouveau',
    activity: 'Il est peut-être terminé, ou le lien est incomplet',
    imagePreview: 'Revenez en arrière et touchez l’image à nouveau',
    'exhibit.parkInvestment':
      'Opportunités d’investissement dans les parcs industriels. D’ici là, ajoutez les dates à votre agenda et lisez les actualités du salon.'
  }
};

export default messages;
