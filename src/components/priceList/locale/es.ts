import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filtrar',
  filterCount: (count) => `Filtros ${count}`,
  sort: 'Orden',
  sorts: {
    default: 'Por especia',
    letter: 'Por letra',
    rise: 'Mayores subidas',
    fall: 'Mayores bajadas',
    hot: 'Los más seguidos'
  },
  hotHint: 'Según las visitas de los últimos 7 días y los seguidores, cada 10 minutos',
  span: 'Cambio en',
  move: 'Evolución',
  moves: { '': 'Todas', changed: 'Con cambio', up: 'Suben', flat: 'Igual', down: 'Bajan' },
  moveHint: 'Calidades del último día de recogida; sin cotización anterior cuentan como iguales',
  origin: 'Origen',
  allOrigins: 'Todos los orígenes',
  clear: 'Quitar',
  done: 'Ver',
  market: 'Mercado',
  allMarkets: 'Todos los mercados',
  chooseMarkets: 'Uno o varios mercados',
  seeAllMarkets: 'Ver todos los mercados',
  seeMarkets: (count) => (count === 1 ? 'Ver 1 mercado' : `Ver ${count} mercados`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Añadir a mi lista',
  loginToFollow: 'Entre para seguir',
  followText: 'Todo en una lista, en cualquier móvil',
  followAdded: 'Añadido',
  followRemoved: 'Quitado',
  setAlert: 'Crear una alerta de precio',
  unfollow: 'Quitar de mi lista',
  note: 'Cómo se recogen los precios',
  noteTexts: [
    'Los recolectores recorren los puestos de cada mercado. El precio medio es el de la mayoría de los puestos ese día; el rango va del más bajo al más alto.',
    'Un cambio se mide con la recogida anterior; 7 y 30 días con una cotización de al menos esa edad. Sin ella aparece --.',
    'Un cambio superior al 20 % se publica solo tras una segunda revisión. Cada precio indica fuente, recolector, hora y muestra.',
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
    default: 'Tocar para ordenar por subida',
    rise: 'Ordenado por subida, tocar para ordenar por bajada',
    fall: 'Ordenado por bajada, tocar para restablecer',
    letter: 'Tocar para ordenar por subida',
    hot: 'Tocar para ordenar por subida'
  }
};

export default priceListMessages;
