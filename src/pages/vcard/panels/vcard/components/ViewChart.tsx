import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { RadarSummary } from '@contract/cardVisit';
import { messages } from '@/locale/messages';
import { cssVariables } from '@/ui/cssVariables';
import { ownCardMessages } from '../locale/messages';
import { viewBarsMask } from './viewBarsMask';
import styles from './ViewChart.module.scss';

type Day = RadarSummary['days'][number];

/** Returns a day (YYYY-MM-DD) in the viewer's language. */
function dayText(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return messages().time.monthDay(month ?? 0, day ?? 0);
}

/** Views of each day as bars, in one view: the bars are a mask over the colour, which follows dark mode. */
export const ViewChart = observer(function ViewChart({ days }: { days: readonly Day[] }) {
  const t = ownCardMessages();
  const [first] = days;
  const last = days[days.length - 1];
  if (!first || !last) return null;
  const most = days.reduce((highest, day) => (day.views > highest.views ? day : highest), first);
  const mask = viewBarsMask(days.map(({ views }) => views));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const label = mask ? t.chartLabel(days.length, total, most.views, dayText(most.date)) : t.chartEmpty(days.length);
  return (
    <View className={styles.chart} role="img" aria-label={label}>
      <View className={styles.head}>
        <Text>{t.chartTitle(days.length)}</Text>
        <Text>{t.times(total)}</Text>
      </View>
      <View className={styles.bars} style={mask ? cssVariables({ '--bars': mask }) : undefined} />
      <View className={styles.axis}>
        <Text>{dayText(first.date)}</Text>
        <Text>{dayText(last.date)}</Text>
      </View>
    </View>
  );
});
