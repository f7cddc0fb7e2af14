import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { dateOf, weekdayOf } from '@/lib/time';
import { words } from '@/locale/words';
import { newsWords } from '../../../locale/words';
import styles from './DayHead.module.scss';

interface Props {
  /** YYYY-MM-DD. */
  date: string;
  countOf(date: string): number | null;
  isFirst: boolean;
}

/** Where a day begins: stays under the bar while the day's flashes go by. */
export const DayHead = observer(function DayHead({ date, countOf, isFirst }: Props) {
  const t = newsWords();
  const count = countOf(date);
  const isToday = date === dateOf(Date.now());
  const weekday = words().time.weekdays[weekdayOf(date)] ?? '';
  return (
    <View className={`${styles.head} ${isFirst ? '' : styles.later}`} role="heading" aria-level={2}>
      <Text className={styles.day}>{Number(date.slice(8))}</Text>
      <Text>{t.dayOf(t.months[Number(date.slice(5, 7)) - 1] ?? '', weekday)}</Text>
      {count !== null && <Text className={styles.count}>{isToday ? t.todayCount(count) : t.dayCount(count)}</Text>}
    </View>
  );
});
