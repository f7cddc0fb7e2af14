import type { Park, ParkPlot, PlotKind, PriceBasis } from '@contract/park';

const BASES: readonly PriceBasis[] = ['m2Month', 'm2Year', 'm2', 'mu'];

/** Returns the plots of a park that are left, of one kind or all. */
export function plotsLeft({ plots }: Park, kind?: PlotKind): ParkPlot[] {
  return plots.filter((plot) => plot.status === 'available' && (kind === undefined || plot.kind === kind));
}

/** Returns the plot with the lowest price: of rented ones before those for sale, as prices per month and per mu do not compare. */
export function cheapestOf(plots: readonly ParkPlot[]): ParkPlot | undefined {
  const priced = plots.filter(({ priceFen }) => priceFen !== null);
  const basis = BASES.find((one) => priced.some(({ priceBasis }) => priceBasis === one));
  return priced
    .filter(({ priceBasis }) => priceBasis === basis)
    .reduce<ParkPlot | undefined>(
      (lowest, plot) => (lowest && (lowest.priceFen ?? 0) <= (plot.priceFen ?? 0) ? lowest : plot),
      undefined
    );
}
