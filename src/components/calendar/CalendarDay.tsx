import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './CalendarSheet.module.scss';

interface Props {
  date: string;
  /** Read aloud. */
  label: string;
  /** How much there is of this day; undefined for nothing. */
  mark: number | undefined;
  /** Says by a number under it how much that is, instead of by a dot that it is something. */
  hasCount: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** Undefined where there is nothing to see. */
  onPress: (() => void) | undefined;
}

/** A day of a calendar. Of one element where it has no count, because a month has many. */
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

/** Keeps the room of a day of the month before or after. */
export const EmptyDay = () => <View className={styles.cell} />;
