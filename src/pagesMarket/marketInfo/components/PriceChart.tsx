import { useCallback, useRef, useState } from 'react';
import { observer } from 'mobx-react';
import type { Series } from '@contract/market';
import { fenPerUnit, formatUnitPrice, type PriceUnit } from '@/lib/priceUnit';
import { weekdayOf } from '@/lib/time';
import { words } from '@/locale/words';
import type { CanvasSurface } from '@/platform/canvas.types';
import { ChartCanvas } from '@/platform/ChartCanvas';
import { appearance } from '@/ui/appearance';
import { marketInfoWords } from '../../locale/words';
import { nearestPoint, type PlacedPoint } from '../chartGeometry';
import { drawChart } from '../drawChart';
import styles from './PriceChart.module.scss';

interface PriceChartProps {
  /** With at least one point. */
  series: Series;
  unit: PriceUnit;
  /** Variety and grade, for screen readers. */
  name: string;
}

/** `10-22`; with the year when it is not that of the newest day. */
const shortDay = (date: string, newest: string) => (date.slice(0, 4) === newest.slice(0, 4) ? date.slice(5) : date);

/** The curve of a price line: band between low and high, line of the middle, crosshair where it is pointed at. */
export const PriceChart = observer(function PriceChart({ series, unit, name }: PriceChartProps) {
  const t = marketInfoWords();
  const { weekdays } = words().time;
  const [pointed, setPointed] = useState(-1);
  const placed = useRef<PlacedPoint[]>([]);

  const draw = useCallback(
    (surface: CanvasSurface) => {
      const point = series.points[pointed];
      placed.current = drawChart(surface, {
        from: series.from,
        to: series.to,
        points: series.points.map(({ date, lowFen, highFen, midFen }) => ({
          date,
          low: fenPerUnit(lowFen, unit),
          high: fenPerUnit(highFen, unit),
          mid: fenPerUnit(midFen, unit)
        })),
        pointed,
        tooltip: point
          ? [
              `${shortDay(point.date, series.to)} ${weekdays[weekdayOf(point.date)]}`,
              t.midIs(formatUnitPrice(point.midFen, unit))
            ]
          : ['', '']
      });
    },
    [series, unit, pointed, t, weekdays]
  );

  const mids = series.points.map(({ midFen }) => midFen);
  const label = t.chart(
    name,
    t.ranges[series.range],
    formatUnitPrice(Math.min(...mids), unit),
    formatUnitPrice(Math.max(...mids), unit),
    `${formatUnitPrice(mids[mids.length - 1] ?? null, unit)} ${t.perUnit[unit]}`
  );
  return (
    <ChartCanvas
      className={styles.chart ?? ''}
      label={label}
      look={appearance.className}
      draw={draw}
      onPoint={(x) => setPointed(x === null ? -1 : nearestPoint(placed.current, x))}
    />
  );
});
