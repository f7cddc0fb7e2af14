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
  switchCompany: 'Changer',
  switchTitle: 'Passer à',
  switched: 'C’est changé',
  followedLines: 'Prix suivis',
  favouriteNews: 'Favoris',
  footprints: 'Vus',
  footprintKinds: { line: 'Prix', news: 'Actualité', flash: 'Flash' },
  invitedFriends: 'Amis invités',
  counterReason: 'Connectez-vous pour voir vos suivis et articles',
  elder: 'Grands caractères',
  standard: 'Standard',
  serviceReason: 'Connectez-vous pour continuer',
  services: {
    verification: 'Vérification',
    company: 'Entreprise',
    invite: 'Inviter',
    address: 'Adresses',
    contact: 'Contact',
    feedback: 'Avis',
    about: 'À propos'
  },
  clear: 'Tout effacer',
  clearTitle: 'Effacer tout l’historique ?',
  clearText: 'Cette action est définitive',
  noFavourites: 'Aucun favori',
  noFavouritesHint: 'Touchez l’étoile d’un article pour le retrouver ici',
  noFootprints: 'Rien de consulté',
  noFootprintsHint: 'Prix, actualités et flashs lus restent ici 90 jours',
  agreement: "Conditions d'utilisation",
  policy: 'Politique de confidentialité',
  demoNote: 'Données de démonstration, hors négoce'
};

export default words;
