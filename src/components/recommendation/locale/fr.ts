import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Offres pour vous', purchase: 'Demandes pour vous' },
  goodsSides: { supply: 'Offres', purchase: 'Demandes' },
  goodsLabel: 'Annonces recommandées',
  noGoods: 'Rien qui convienne. Voir toutes les annonces',
  logInToFollow: 'Connectez-vous pour voir ici vos épices',
  nothingFollowed: 'Vous ne suivez aucune épice : choisissez-en dans les cours',
  manage: 'Pourquoi ceci',
  recommendation: 'Recommandations personnalisées',
  recommendationHint: 'Activé : les épices que vous suivez viennent en premier. Désactivé : tout par date.',
  interests: 'Vos centres d’intérêt',
  interestsFrom: 'D’après les cours que vous suivez et les épices ajoutées. Retirer un thème n’arrête aucun suivi.',
  addInterest: 'Ajouter',
  chooseInterests: 'Épices qui vous intéressent',
  noInterests: 'Aucun thème. Ajoutez des épices ou suivez un cours.',
  loginForInterests: 'Connectez-vous pour voir sur quoi reposent vos recommandations.',
  removeInterest: (name) => `Ne plus recommander ${name}`,
  restoreInterest: (name) => `Rétablir ${name}`,
  removedInterest: 'Retiré'
};

export default messages;
