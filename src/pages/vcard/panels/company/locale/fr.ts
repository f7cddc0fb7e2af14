import type { CompanyPanelMessages } from './zh-Hans';

const messages: CompanyPanelMessages = {
  title: 'Entreprise',
  logIn: 'Se connecter',
  loggedOut: 'Connectez-vous pour voir la page de votre entreprise',
  loggedOutHint: 'Offres, certificats, cartes de visite des membres et coordonnées, sur une seule page à partager.',
  edit: 'Modifier',
  share: 'Partager la page de l’entreprise',
  team: 'Équipe',
  manageTeam: 'Membres, demandes, invitations et statistiques des cartes',
  viewTeam: 'Les membres et leurs cartes de visite'
};

export default messages;
