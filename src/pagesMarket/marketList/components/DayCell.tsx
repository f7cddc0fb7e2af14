import { View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './DaySheet.module.scss';

interface Props {
  date: string;
  /** Read aloud: the day, and whether it has quotes. */
  label: string;
  hasQuotes: boolean;
  isChosen: boolean;
  isToday: boolean;
  onPress(): void;
}

/** A day of the calendar; a dot says that prices were collected. Of one element, because a month has many. */
export function DayCell({ date, label, hasQuotes, isChosen, isToday, onPress }: Props) {
  const looks = [styles.cell, hasQuotes && styles.open, isToday && styles.today, isChosen && styles.chosen];
  return (
    <Pressable
      className={looks.filter(Boolean).join(' ')}
      label={label}
      isSelected={isChosen || undefined}
      onPress={onPress}
    >
      {Number(date.slice(8))}
    </Pressable>
  );
}

/** A place of the month before or after. */
export const NoDay = () => <View className={styles.cell} />;
