import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filtrar',
  filterCount: (count) => `Filtros ${count}`,
  sort: 'Ordenar',
  sorts: {
    default: 'Por especia',
    letter: 'Alfabético',
    rise: 'Mayores subidas',
    fall: 'Mayores bajadas',
    hot: 'Los más seguidos'
  },
  hotHint: 'Según las visitas de los últimos 7 días y los seguidores; se actualiza cada 10 minutos',
  span: 'Variación en',
  move: 'Variación',
  moves: { '': 'Todas', changed: 'Con variación', up: 'Suben', flat: 'Sin cambio', down: 'Bajan' },
  moveHint: 'Calidades del último día de recogida; las que no tienen precio anterior cuentan como sin cambio',
  origin: 'Origen',
  allOrigins: 'Todos los orígenes',
  clear: 'Quitar',
  done: 'Ver resultados',
  market: 'Mercado',
  allMarkets: 'Todos los mercados',
  chooseMarkets: 'Uno o varios mercados',
  seeAllMarkets: 'Ver todos los mercados',
  seeMarkets: (count) => (count === 1 ? 'Ver 1 mercado' : `Ver ${count} mercados`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Añadir a mi lista',
  loginToFollow: 'Inicie sesión para seguirlo',
  followText: 'Todo en un solo lugar, en cualquier móvil',
  followAdded: 'Añadido a su lista',
  followRemoved: 'Quitado',
  setAlert: 'Crear una alerta de precio',
  unfollow: 'Quitar de mi lista',
  note: 'Cómo se recogen los precios',
  noteTexts: [
    'Nuestros recopiladores visitan los puestos de cada mercado. El precio medio es el que aplicó la mayoría de los puestos ese día; el rango va del más bajo al más alto.',
    'La variación diaria se mide con la recogida anterior; la de 7 y 30 días, con un precio de al menos esa antigüedad. Si no lo hay, aparece --.',
    'Una variación superior al 20 % solo se publica tras una segunda revisión. Cada precio indica su fuente, recopilador, hora y tamaño de la muestra.',
    'Precios de referencia, sin valor contractual.'
  ],
  poster: 'Guardar como imagen',
  posterSource: 'Recogidos en los mercados',
  grownIn: (location) => `de ${location}`,
  linkCopied: 'Enlace copiado',
  gotIt: 'Entendido',
  chooseUnit: 'Precio por',
  units: { kg: 'kg', jin: 'jin', ton: 'tonelada' },
  unitHints: { jin: '500 g', ton: '1.000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  variety: 'Especia / calidad',
  changes: { day: 'Día', week: '7 días', month: '30 días' },
  turns: {
    default: 'Toque para ordenar por subida',
    rise: 'Ordenado por subida, toque para ordenar por bajada',
    fall: 'Ordenado por bajada, toque para restablecer',
    letter: 'Toque para ordenar por subida',
    hot: 'Toque para ordenar por subida'
  }
};

export default priceListMessages;
