import type { RecommendationWords } from './zh-Hans';

const words: RecommendationWords = {
  goods: { supply: 'Offres pour vous', purchase: 'Demandes pour vous' },
  goodsSides: { supply: 'Offres', purchase: 'Demandes' },
  goodsLabel: 'Annonces recommandées',
  noGoods: 'Rien qui convienne. Voir toutes les annonces',
  manage: 'Pourquoi ceci',
  recommendation: 'Recommandations personnalisées',
  recommendationHint: 'Activé : les épices que vous suivez viennent en premier. Désactivé : tout par date.',
  interests: 'Vos centres d’intérêt',
  interestsFrom: 'D’après les prix que vous suivez. Retirer une étiquette ne change pas vos suivis.',
  noInterests: 'Pas encore d’étiquette. Suivez un prix et elle apparaîtra ici.',
  loginForInterests: 'Connectez-vous pour voir sur quoi reposent vos recommandations.',
  removeInterest: (name) => `Ne plus recommander ${name}`,
  restoreInterest: (name) => `Rétablir ${name}`,
  removedInterest: 'Retiré'
};

export default words;
