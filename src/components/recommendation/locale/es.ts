import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Ofertas para ti', purchase: 'Demandas para ti' },
  goodsSides: { supply: 'Ofertas', purchase: 'Demandas' },
  goodsLabel: 'Anuncios recomendados',
  noGoods: 'Nada encaja por ahora. Ver todos los anuncios',
  logInToFollow: 'Inicia sesión para ver aquí tus especias',
  nothingFollowed: 'Aún no sigues ninguna especia: elige algunas en los precios',
  manage: 'Por qué esto',
  recommendation: 'Recomendaciones personalizadas',
  recommendationHint: 'Activado: primero las especias que sigues. Desactivado: todo por fecha.',
  interests: 'Tus intereses',
  interestsFrom: 'Según los precios que sigue y las especias añadidas. Quitar una etiqueta no deja de seguir nada.',
  addInterest: 'Añadir',
  chooseInterests: 'Especias que le interesan',
  noInterests: 'Aún no hay etiquetas. Añada especias o siga un precio.',
  loginForInterests: 'Inicia sesión para ver en qué se basan tus recomendaciones.',
  removeInterest: (name) => `No recomendar ${name}`,
  restoreInterest: (name) => `Recuperar ${name}`,
  removedInterest: 'Quitado'
};

export default messages;
