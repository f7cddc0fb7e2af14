import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name} : bientôt`;
const expoNow = 'D’ici là, ajoutez les dates à votre agenda et lisez les actualités du salon.';

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
    'exhibit.register': 'Inscription visiteurs',
    'exhibit.map': 'Plan du salon',
    'exhibit.schedule': 'Programme',
    'exhibit.merchant': 'Exposants',
    'exhibit.honorSelection': 'Distinctions',
    'exhibit.introduce': 'Le salon',
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
    'exhibit.register': `Inscrivez-vous et recevez votre billet. ${expoNow}`,
    'exhibit.map': `Trouvez les stands et votre chemin. ${expoNow}`,
    'exhibit.schedule': `Conférences et rendez-vous, jour par jour. ${expoNow}`,
    'exhibit.merchant': `Trouvez les exposants par catégorie. ${expoNow}`,
    'exhibit.honorSelection': `Découvrez les nommés et votez. ${expoNow}`,
    'exhibit.introduce': `Les organisateurs et les éditions passées. ${expoNow}`,
    'exhibit.parkInvestment': `Opportunités d’investissement dans les parcs industriels. ${expoNow}`
  }
};

export default messages;
