import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name} : bientôt`;
const card =
  "Envoyez et recevez des cartes, voyez qui a consulté la vôtre. D'ici là, complétez la page de votre société ou invitez des amis.";
const expoNow = "D'ici là, ajoutez les dates à votre agenda et lisez les nouvelles du salon.";

const messages: NotFoundMessages = {
  unknown: { title: "Cette page n'existe pas", text: 'Le lien est peut-être erroné, ou la page a été retirée' },
  toHome: 'Accueil',
  search: 'Rechercher',
  back: 'Retour',
  prices: 'Derniers cours',
  news: 'Dernières actualités',
  expoNews: 'Nouvelles du salon',
  company: 'Page de la société',
  invite: 'Inviter des amis',
  inviteReason: 'Connectez-vous pour inviter des amis',
  inviteText: 'Votre compte retient qui vous avez invité',
  card: 'Voir les cartes',
  toCalendar: "Ajouter à l'agenda",
  inCalendar: 'Agenda prêt',
  calendarClosed: 'Non ajouté',
  names: {
    'vcard.shell': 'Cartes',
    'vcard.webview': 'Cartes',
    'vcard.shareMiddlePage': 'Carte partagée',
    'vcard.home': 'Mes cartes',
    'vcard.code': 'Code de carte',
    'vcard.marketIntroduction': 'Les cartes',
    'pay.vcard': 'Formules',
    'main.webView': 'Page web',
    'main.webviewContainer': 'Page web',
    activity: 'Événement',
    imagePreview: 'Image',
    'exhibit.index': 'Salon',
    'exhibit.register': 'Inscription',
    'exhibit.schedule': 'Programme',
    'exhibit.map': 'Plan',
    'exhibit.merchant': 'Exposants',
    'exhibit.honorSelection': 'Prix',
    'exhibit.introduce': 'Le salon',
    'exhibit.parkInvestment': 'Investir : parcs',
    'exhibit.governmentInvestment': 'Investir : régions'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => 'Événement introuvable',
    picture: () => 'Aucune image à afficher',
    link: () => 'Aucun lien à ouvrir'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage':
      "Cette carte ne s'ouvre pas encore. D'ici là, complétez la page de votre société ou invitez des amis.",
    'vcard.home': card,
    'vcard.code':
      "Échangez vos cartes en scannant un code. D'ici là, complétez la page de votre société ou invitez des amis.",
    'vcard.marketIntroduction':
      "Les différentes cartes en un coup d'œil. D'ici là, complétez la page de votre société ou invitez des amis.",
    'pay.vcard': "Rien n'est payant pour le moment.",
    'main.webView': 'Revenez en arrière et touchez le lien à nouveau',
    'main.webviewContainer': 'Revenez en arrière et touchez le lien à nouveau',
    activity: 'Il est peut-être terminé, ou le lien est incomplet',
    imagePreview: "Revenez en arrière et touchez l'image à nouveau",
    'exhibit.index': `Billets, programme et exposants au même endroit. ${expoNow}`,
    'exhibit.register': `Inscrivez-vous et recevez votre billet. ${expoNow}`,
    'exhibit.schedule': `Conférences et rendez-vous, jour par jour. ${expoNow}`,
    'exhibit.map': `Trouvez les stands et votre chemin. ${expoNow}`,
    'exhibit.merchant': `Trouvez les exposants par catégorie. ${expoNow}`,
    'exhibit.honorSelection': `Découvrez les nommés et votez. ${expoNow}`,
    'exhibit.introduce': `Les organisateurs et les éditions passées. ${expoNow}`,
    'exhibit.parkInvestment': `Les offres des parcs industriels. ${expoNow}`,
    'exhibit.governmentInvestment': `Les offres des collectivités. ${expoNow}`
  }
};

export default messages;
