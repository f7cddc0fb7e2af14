import type { RecommendationMessages } from './zh-Hans';

const messages: RecommendationMessages = {
  goods: { supply: 'Ofertas para usted', purchase: 'Demandas para usted' },
  goodsSides: { supply: 'Ofertas', purchase: 'Demandas' },
  goodsLabel: 'Anuncios recomendados',
  noGoods: 'Nada adecuado por ahora. Ver todos los anuncios',
  logInToFollow: 'Inicie sesión para ver las especias que sigue',
  nothingFollowed: 'Aún no sigue ninguna especia. Elija algunas en Precios',
  manage: '¿Por qué veo esto?',
  recommendation: 'Recomendaciones personalizadas',
  recommendationHint: 'Activadas: primero noticias y anuncios de las especias que sigue. Desactivadas: todo por fecha.',
  interests: 'Sus intereses',
  interestsFrom: 'Según los precios que sigue y las especias añadidas. Quitar una etiqueta no deja de seguir nada.',
  addInterest: 'Añadir',
  chooseInterests: 'Especias que le interesan',
  noInterests: 'Aún no hay etiquetas. Añada especias o siga un precio.',
  loginForInterests: 'Inicie sesión para ver en qué se basan sus recomendaciones.',
  removeInterest: (name) => `Dejar de recomendar ${name}`,
  restoreInterest: (name) => `Restablecer ${name}`,
  removedInterest: 'Quitado'
};

export default messages;
