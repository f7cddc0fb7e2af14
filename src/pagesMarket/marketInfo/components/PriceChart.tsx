import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import type { Series } from '@contract/priceSeries';
import { directionOf } from '@/lib/price';
import { fenPerUnit, formatUnitPrice, type PriceUnit } from '@/lib/priceUnit';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { CanvasSurface } from '@/platform/canvas/types';
import { ChartCanvas } from '@/platform/chartCanvas';
import { appearance } from '@/ui/appearance';
import { marketInfoMessages } from '../../locale/messages';
import type { ComparedPoint } from '../chartContent';
import { nearestPoint, type ProjectedPoint } from '../chartGeometry';
import { drawChart } from '../drawChart';
import styles from './PriceChart.module.scss';

interface PriceChartProps {
  /** Must have at least one point. */
  series: Series;
  /** Compared lines, limited to the days of the chart. */
  compared: readonly (readonly ComparedPoint[])[];
  unit: PriceUnit;
  /** Variety and grade, for screen readers. */
  name: string;
  /** Index of the point under the crosshair; -1 for none. */
  pointedIndex: number;
  onPointed(index: number): void;
}

/** Formats a date as `10-22`; with the year when it differs from that of the newest day. */
const shortDay = (date: string, newest: string) => (date.slice(0, 4) === newest.slice(0, 4) ? date.slice(5) : date);

/** Chart of a price line: band between low and high, mid line, and a crosshair on the highlighted point. */
export const PriceChart = observer(function PriceChart(props: PriceChartProps) {
  const { series, compared, unit, name, pointedIndex, onPointed } = props;
  const t = marketInfoMessages();
  const { weekdays } = messages().time;
  const projected = useRef<ProjectedPoint[]>([]);

  const draw = useCallback(
    (surface: CanvasSurface) => {
      const point = series.points[pointedIndex];
      projected.current = drawChart(surface, {
        from: series.from,
        to: series.to,
        points: series.points.map(({ date, lowFen, highFen, midFen }) => ({
          date,
          low: fenPerUnit(lowFen, unit),
          high: fenPerUnit(highFen, unit),
          mid: fenPerUnit(midFen, unit)
        })),
        compared: compared.map((points) =>
          points.map(({ date, midFen }) => {
            const mid = fenPerUnit(midFen, unit);
            return { date, low: mid, high: mid, mid };
          })
        ),
        pointedIndex,
        tooltip: point
          ? [
              `${shortDay(point.date, series.to)} ${weekdays[weekdayOf(point.date)]}`,
              t.midIs(formatUnitPrice(point.midFen, unit))
            ]
          : ['', '']
      });
    },
    [series, compared, unit, pointedIndex, t, weekdays]
  );

  const last = series.points.length - 1;
  // The first key press highlights the newest day.
  const handleStep = (step: number) =>
    onPointed(pointedIndex < 0 ? last : Math.min(Math.max(pointedIndex + step, 0), last));
  const mids = series.points.map(({ midFen }) => midFen);
  const direction = directionOf((mids[last] ?? 0) - (mids[0] ?? 0));
  const label = t.chart(
    name,
    t.ranges[series.range],
    formatUnitPrice(Math.min(...mids), unit),
    formatUnitPrice(Math.max(...mids), unit),
    `${formatUnitPrice(mids[last] ?? null, unit)} ${t.perUnit[unit]}`
  );
  return (
    <ChartCanvas
      className={`${styles.chart} ${styles[direction]}`}
      label={label}
      themeKey={`${appearance.className} ${direction}`}
      draw={draw}
      onPoint={(x) => onPointed(x === null ? -1 : nearestPoint(projected.current, x))}
      onStep={handleStep}
    />
  );
});
