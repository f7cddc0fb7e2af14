import { View } from '@tarojs/components';
import { Chip } from '@/ui/Chip';
import { merchantMessages } from '../locale/messages';
import styles from './MeetingSlots.module.scss';

interface DayChipsProps {
  /** Days (YYYY-MM-DD) in order. */
  days: readonly string[];
  value: string;
  onChange(day: string): void;
}

/** Days of the expo, of which one is shown; nothing for a single day. */
export function DayChips({ days, value, onChange }: DayChipsProps) {
  if (days.length < 2) return null;
  return (
    <View className={`${styles.slots} ${styles.days}`} role="group" aria-label={merchantMessages().meeting.days}>
      {days.map((day) => (
        // Month and day: an expo does not last a year.
        <Chip key={day} text={day.slice(5)} isOn={day === value} onPress={() => onChange(day)} />
      ))}
    </View>
  );
}
