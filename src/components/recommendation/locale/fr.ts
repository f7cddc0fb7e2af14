import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Offres pour vous', purchase: 'Demandes pour vous' },
  goodsSides: { supply: 'Offres', purchase: 'Demandes' },
  goodsLabel: 'Annonces recommandées',
  noGoods: 'Rien d’adapté pour l’instant. Voir toutes les annonces',
  logInToFollow: 'Connectez-vous pour voir les épices que vous suivez',
  nothingFollowed: 'Vous ne suivez encore aucune épice. Choisissez-en dans Cours',
  manage: 'Pourquoi ces annonces ?',
  recommendation: 'Recommandations personnalisées',
  recommendationHint:
    'Activées : les actualités et annonces des épices suivies viennent en premier. Désactivées : tout est trié par date.',
  interests: 'Vos centres d’intérêt',
  interestsFrom: 'D’après les cours suivis et les épices ajoutées. Retirer une étiquette n’interrompt aucun suivi.',
  addInterest: 'Ajouter',
  chooseInterests: 'Épices qui vous intéressent',
  noInterests: 'Aucune étiquette. Ajoutez des épices ou suivez un cours.',
  loginForInterests: 'Connectez-vous pour voir sur quoi reposent vos recommandations.',
  removeInterest: (name) => `Ne plus recommander ${name}`,
  restoreInterest: (name) => `Rétablir ${name}`,
  removedInterest: 'Retiré'
};

export default messages;
