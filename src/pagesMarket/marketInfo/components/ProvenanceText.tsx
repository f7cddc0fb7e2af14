import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Series, SeriesPoint } from '@contract/priceSeries';
import type { Provenance } from '@contract/provenance';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { marketInfoMessages } from '../../locale/messages';

/** Who collected a price, when and from how many; without a word on its review where that is another's matter. */
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

/** What a point of a series says of its origin; undefined for a source that the series does not name. */
export function provenanceOf(series: Series, point: SeriesPoint): Omit<Provenance, 'review'> | undefined {
  const source = series.sources[point.source];
  return source && { ...source, collectedAtMs: point.collectedAtMs, sampleCount: point.sampleCount };
}
