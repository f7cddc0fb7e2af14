import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { quickNewsMessages } from '../../locale/messages';
import styles from './DayHeader.module.scss';

interface Props {
  /** YYYY-MM-DD. */
  date: string;
  /** Number of flashes of the day; null while unknown. */
  count: number | null;
  id: string;
}

/** Header of a day; sticks below the filters while the day's flashes scroll. */
export const DayHeader = observer(function DayHeader({ date, count, id }: Props) {
  const t = quickNewsMessages();
  const isToday = date === shanghaiDay(Date.now());
  const weekday = messages().time.weekdays[weekdayOf(date)] ?? '';
  return (
    <View id={id} className={styles.head} role="heading" aria-level={2}>
      <Text className={styles.day}>{Number(date.slice(8))}</Text>
      <Text>{t.dayOf(t.months[Number(date.slice(5, 7)) - 1] ?? '', weekday)}</Text>
      {count !== null && <Text className={styles.count}>{isToday ? t.todayCount(count) : t.dayCount(count)}</Text>}
    </View>
  );
});
