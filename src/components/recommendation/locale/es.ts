import type { RecommendationWords } from './zh-Hans';

const words: RecommendationWords = {
  goods: { supply: 'Ofertas para ti', purchase: 'Demandas para ti' },
  goodsSides: { supply: 'Ofertas', purchase: 'Demandas' },
  goodsLabel: 'Anuncios recomendados',
  noGoods: 'Nada encaja por ahora. Ver todos los anuncios',
  manage: 'Por qué esto',
  recommendation: 'Recomendaciones personalizadas',
  recommendationHint: 'Activado: primero las especias que sigues. Desactivado: todo por fecha.',
  interests: 'Tus intereses',
  interestsFrom: 'Según los precios que sigues. Quitar una etiqueta no deja de seguir nada.',
  noInterests: 'Aún no hay etiquetas. Sigue un precio y aparecerá aquí.',
  loginForInterests: 'Inicia sesión para ver en qué se basan tus recomendaciones.',
  removeInterest: (name) => `No recomendar ${name}`,
  restoreInterest: (name) => `Recuperar ${name}`,
  removedInterest: 'Quitado'
};

export default words;
