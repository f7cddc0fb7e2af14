import { Text, View } from '@tarojs/components';
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

/** A day of the calendar; a dot says that prices were collected. */
export function DayCell({ date, label, hasQuotes, isChosen, isToday, onPress }: Props) {
  const looks = [hasQuotes ? styles.open : '', isToday ? styles.today : '', isChosen ? styles.chosen : ''];
  return (
    <Pressable className={`${styles.cell} ${looks.join(' ')}`} label={label} isSelected={isChosen} onPress={onPress}>
      <Text className={styles.number}>{Number(date.slice(8))}</Text>
      <View className={hasQuotes ? `${styles.mark} ${styles.marked}` : styles.mark} />
    </Pressable>
  );
}
