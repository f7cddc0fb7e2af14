import type { TransactionWords } from './zh-Hans';

const words: TransactionWords = {
  modes: { supply: 'Ofertas', purchase: 'Demandas' },
  shareTitle: 'Ofertas y demandas de especias en un solo lugar',
  modeLabel: 'Ofertas o demandas',
  search: 'Variedades, noticias',
  certifiedOnly: 'Verificados',
  variety: 'Variedad',
  clearVariety: (name) => `Dejar de ver solo ${name}`,
  sortLabel: 'Orden',
  newest: 'Recientes',
  cheapest: 'Más bajo',
  dearest: 'Más alto',
  emptySupply: 'Todavía no hay ofertas',
  emptyPurchase: 'Todavía no hay demandas de compra',
  emptyFiltered: 'Nada coincide con estos filtros',
  emptyHint: 'Los anuncios nuevos aparecen aquí. Desliza hacia abajo para actualizar.',
  emptyFilteredHint: 'Amplía los filtros o consulta antes los precios.',
  clearFilters: 'Quitar filtros',
  toMarket: 'Ver los precios de hoy'
};

export default words;
