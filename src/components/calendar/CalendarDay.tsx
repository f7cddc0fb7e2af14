import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import styles from './CalendarSheet.module.scss';

interface Props {
  date: string;
  /** Screen-reader label. */
  label: string;
  /** Number of entries on this day; undefined for none. */
  mark: number | undefined;
  /** Shows the number below the day instead of a dot. */
  hasCount: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** Undefined when the day cannot be chosen. */
  onPress: (() => void) | undefined;
}

/** A day of a calendar. Without a count it is a single element, because a month has many days. */
export function CalendarDay({ date, label, mark, hasCount, isChosen, isToday, onPress }: Props) {
  const classNames = [styles.cell, isToday && styles.today, isChosen && styles.chosen, hasCount && styles.counted];
  if (mark !== undefined) classNames.push(styles.open);
  const className = classNames.filter(Boolean).join(' ');
  const day = Number(date.slice(8));
  if (!onPress) return <View className={`${className} ${styles.closed}`}>{day}</View>;
  return (
    <Pressable className={className} label={label} isSelected={isChosen || undefined} onPress={onPress}>
      {day}
      {hasCount && <Text className={styles.count}>{mark}</Text>}
    </Pressable>
  );
}

/** Empty cell for a day of the previous or next month. */
export const EmptyDay = () => <View className={styles.cell} />;
