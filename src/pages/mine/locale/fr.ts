import type { MineWords } from './zh-Hans';

const words: MineWords = {
  logIn: 'Se connecter',
  logInHint: '90 jours de prix, variétés suivies, articles gardés',
  retryHint: 'Touchez pour réessayer si rien ne vient',
  verify: 'Se faire vérifier',
  messages: 'Messages',
  messagesReason: 'Connectez-vous pour voir vos messages',
  settings: 'Réglages',
  roles: { owner: 'Propriétaire', admin: 'Administrateur', member: 'Membre' },
  companyRole: (role, memberCount) => `${role}, ${memberCount} pers.`,
  followedLines: 'Prix suivis',
  favouriteNews: 'Articles gardés',
  invitedFriends: 'Amis invités',
  counterReason: 'Connectez-vous pour voir vos suivis et articles',
  language: 'Langue',
  theme: 'Apparence',
  themes: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  elder: 'Grands caractères',
  elderHint: 'Texte plus grand, boutons faciles à toucher',
  personalised: 'Classement personnel',
  personalisedHint: 'Un algorithme met en tête ce que vous suivez',
  agreement: "Conditions d'utilisation",
  policy: 'Politique de confidentialité',
  logout: 'Se déconnecter',
  logoutTitle: 'Se déconnecter ?',
  logoutText: 'Vous ne serez plus averti des offres.',
  loggedOut: 'Déconnecté',
  demoNote: 'Données de démonstration, hors négoce'
};

export default words;
