import type { Metric } from 'web-vitals';
import type { WebVitalsPlatform } from './types';

/** A part of its own: only the visits of those who agreed load it, after the first frame. */
export const watchWebVitals: WebVitalsPlatform['watchWebVitals'] = (onVital) => {
  const report = (metric: Metric) => {
    switch (metric.name) {
      case 'LCP':
      case 'TTFB':
        return onVital({ vital: metric.name, value: Math.round(metric.value), at: 0 });
      case 'INP':
        return onVital({ vital: 'INP', value: Math.round(metric.value), at: metric.entries[0]?.startTime ?? 0 });
      case 'CLS':
        return onVital({ vital: 'CLS', value: Number(metric.value.toFixed(4)), at: largestShiftAt(metric.entries) });
    }
  };
  import('web-vitals').then(({ onCLS, onINP, onLCP, onTTFB }) => {
    onTTFB(report);
    onLCP(report);
    onINP(report);
    onCLS(report);
  }, console.warn);
};

/** A layout shift, of which the types of the browser know no more than that it is an entry. */
type LayoutShift = PerformanceEntry & { value: number };

function largestShiftAt(shifts: readonly PerformanceEntry[]): number {
  const [largest] = [...(shifts as readonly LayoutShift[])].sort((one, other) => other.value - one.value);
  return largest?.startTime ?? 0;
}

export const enteredPath: WebVitalsPlatform['enteredPath'] = () => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { pathname, search } = new URL(navigation?.name ?? location.href, location.href);
  return pathname + search;
};
