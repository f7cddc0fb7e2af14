import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Series, SeriesPoint } from '@contract/priceSeries';
import type { Provenance } from '@contract/provenance';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { marketInfoMessages } from '../../locale/messages';

/** Provenance of a price: collector, time and number of sources; without the review when it does not apply. */
export const ProvenanceText = observer(function ProvenanceText({
  provenance
}: {
  provenance: Omit<Provenance, 'review'> & Partial<Pick<Provenance, 'review'>>;
}) {
  const t = marketInfoMessages();
  const { kind, sourceName, collector, collectedAtMs, sampleCount, review } = provenance;
  const time = shortTime(collectedAtMs, Date.now(), messages().time);
  return (
    <Text>
      {t.sources[kind](sourceName, collector, time, sampleCount)}
      {review && t.reviewMark(review === 'pending' ? t.reviewPending : t.reviewPassed)}
    </Text>
  );
});

/** Returns the provenance of a point; undefined when the series does not list its source. */
export function provenanceOf(series: Series, point: SeriesPoint): Omit<Provenance, 'review'> | undefined {
  const source = series.sources[point.source];
  return source && { ...source, collectedAtMs: point.collectedAtMs, sampleCount: point.sampleCount };
}
