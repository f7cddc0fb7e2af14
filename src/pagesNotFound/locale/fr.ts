import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name} : bientôt`;
const card =
  'Envoyez et recevez des cartes, voyez qui a consulté la vôtre. D’ici là, complétez la page de votre entreprise ou invitez des amis.';
const expoNow = 'D’ici là, ajoutez les dates à votre agenda et lisez les actualités du salon.';

const messages: NotFoundMessages = {
  unknown: { title: 'Page introuvable', text: 'Le lien est peut-être erroné, ou la page a été retirée' },
  toHome: 'Accueil',
  search: 'Rechercher',
  back: 'Retour',
  prices: 'Derniers cours',
  news: 'Dernières actualités',
  expoNews: 'Actualités du salon',
  company: 'Page de la entreprise',
  invite: 'Inviter des amis',
  inviteReason: 'Connectez-vous pour inviter des amis',
  inviteText: 'Les amis invités sont comptés sur votre compte',
  card: 'À propos des cartes',
  toCalendar: 'Ajouter à l’agenda',
  inCalendar: 'Fichier d’agenda prêt',
  calendarClosed: 'Ajout à l’agenda impossible',
  names: {
    'vcard.shell': 'Cartes de visite',
    'vcard.webview': 'Cartes de visite',
    'vcard.shareMiddlePage': 'Carte partagée',
    'vcard.home': 'Mes cartes',
    'vcard.code': 'Code de la carte',
    'vcard.marketIntroduction': 'Les cartes de visite',
    'pay.vcard': 'Abonnement cartes',
    'main.webView': 'Page web',
    'main.webviewContainer': 'Page web',
    activity: 'Événement',
    imagePreview: 'Image',
    'exhibit.index': 'Salon',
    'exhibit.register': 'Inscription visiteurs',
    'exhibit.schedule': 'Programme',
    'exhibit.map': 'Plan du salon',
    'exhibit.merchant': 'Exposants',
    'exhibit.honorSelection': 'Distinctions',
    'exhibit.introduce': 'Le salon',
    'exhibit.parkInvestment': 'Investir dans les parcs',
    'exhibit.governmentInvestment': 'Investir dans les régions'
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
      'Cette carte n’est pas encore disponible. D’ici là, complétez la page de votre entreprise ou invitez des amis.',
    'vcard.home': card,
    'vcard.code':
      'Bientôt, échangez vos cartes en scannant un code. D’ici là, complétez la page de votre entreprise ou invitez des amis.',
    'vcard.marketIntroduction':
      'Tout sur nos cartes de visite. D’ici là, complétez la page de votre entreprise ou invitez des amis.',
    'pay.vcard': 'Aucun service payant pour le moment.',
    'main.webView': 'Revenez en arrière et touchez le lien à nouveau',
    'main.webviewContainer': 'Revenez en arrière et touchez le lien à nouveau',
    activity: 'Il est peut-être terminé, ou le lien est incomplet',
    imagePreview: 'Revenez en arrière et touchez l’image à nouveau',
    'exhibit.index': `Billets, programme et exposants au même endroit. ${expoNow}`,
    'exhibit.register': `Inscrivez-vous et recevez votre billet. ${expoNow}`,
    'exhibit.schedule': `Conférences et rendez-vous, jour par jour. ${expoNow}`,
    'exhibit.map': `Trouvez les stands et votre chemin. ${expoNow}`,
    'exhibit.merchant': `Trouvez les exposants par catégorie. ${expoNow}`,
    'exhibit.honorSelection': `Découvrez les nommés et votez. ${expoNow}`,
    'exhibit.introduce': `Les organisateurs et les éditions passées. ${expoNow}`,
    'exhibit.parkInvestment': `Opportunités d’investissement dans les parcs industriels. ${expoNow}`,
    'exhibit.governmentInvestment': `Opportunités d’investissement des collectivités. ${expoNow}`
  }
};

export default messages;
