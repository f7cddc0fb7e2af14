import type { Park, ParkPlot } from '@contract/park';
import { formatCount } from '@/lib/count';
import { formatFen, trimZeroDecimals } from '@/lib/price';
import { messages } from '@/locale/messages';
import { parkMessages } from './locale/messages';
import { cheapestOf, plotsLeft } from './plotsLeft';

/** Returns a price with its unit in the current language, such as `11.00 元/㎡·月`. */
function plotPriceText({ priceFen, priceBasis }: Pick<ParkPlot, 'priceFen' | 'priceBasis'>): string {
  if (priceFen === null) return messages().negotiable;
  return `${trimZeroDecimals(formatFen(priceFen))} ${parkMessages().bases[priceBasis]}`;
}

/** Returns the lowest price of these plots, as in `from 11.00 …`; negotiable without one. */
export function lowestPriceText(plots: readonly ParkPlot[]): string {
  const cheapest = cheapestOf(plots);
  return cheapest ? parkMessages().from(plotPriceText(cheapest)) : messages().negotiable;
}

export const areaText = (areaM2: number): string => parkMessages().squareMetres(formatCount(areaM2));

/** Returns kind, area and price of a plot in one line. */
export function plotFactsText(plot: ParkPlot): string {
  return [parkMessages().kinds[plot.kind], areaText(plot.areaM2), plotPriceText(plot)].join(' · ');
}

/** Returns the text that is delivered as a file: what the park writes, and its plots. */
export function brochureText(park: Park): string {
  const t = parkMessages();
  const { name, location, intro, contact, brochure, plots } = park;
  const { office, person, phone } = contact;
  return [
    name,
    location,
    '',
    intro,
    ...brochure.flatMap(({ title, text }) => ['', title, text]),
    '',
    t.left(plotsLeft(park).length, plots.length),
    ...plots.map((plot) =>
      [plot.no, plotFactsText(plot), t.plotStatuses[plot.status], plot.note].filter(Boolean).join('  ')
    ),
    '',
    [office, person, phone].filter(Boolean).join('  ')
  ].join('\n');
}
