import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { FlashDay } from '@contract/flash';
import { dateOf } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { quickNewsWords } from '../../locale/words';
import { monthAfter, weeksOf } from '../month';
import styles from './CalendarSheet.module.scss';

interface Props {
  isOpen: boolean;
  onClose(): void;
  /** Days that have flashes, newest first. */
  days: readonly FlashDay[];
  /** The day that is shown. */
  value: string | undefined;
  onDay(date: string): void;
}

/** A month at a time: days with flashes can be gone to. */
export const CalendarSheet = observer(function CalendarSheet({ isOpen, onClose, ...month }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={quickNewsWords().calendar}>
      <Month {...month} />
    </Sheet>
  );
});

const Month = observer(function Month({ days, value, onDay }: Omit<Props, 'isOpen' | 'onClose'>) {
  const today = dateOf(Date.now());
  const [month, setMonth] = useState((value ?? today).slice(0, 7));
  const t = quickNewsWords();
  const earliest = days[days.length - 1]?.date.slice(0, 7) ?? month;
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const name = t.monthOf(month.slice(0, 4), t.months[Number(month.slice(5)) - 1] ?? '');
  const turn = (by: 1 | -1) => setMonth(monthAfter(month, by));
  return (
    <View className={styles.month}>
      <View className={styles.head}>
        <View className={month <= earliest ? styles.none : ''}>
          <IconButton icon="chevron-left" label={t.earlierMonth} onPress={() => month > earliest && turn(-1)} />
        </View>
        <Text className={styles.name}>{name}</Text>
        <View className={month >= today.slice(0, 7) ? styles.none : ''}>
          <IconButton icon="chevron-right" label={t.laterMonth} onPress={() => month < today.slice(0, 7) && turn(1)} />
        </View>
      </View>
      <View className={styles.week}>
        {words().time.weekdays.map((weekday) => (
          <Text key={weekday} className={styles.weekday}>
            {weekday}
          </Text>
        ))}
      </View>
      {weeksOf(month).map((week) => (
        <View key={week.find((date) => date !== null)} className={styles.week}>
          {week.map((date, place) => (
            <Cell key={date ?? place} date={date} count={counts.get(date ?? '')} isOn={date === value} onDay={onDay} />
          ))}
        </View>
      ))}
    </View>
  );
});

interface CellProps {
  date: string | null;
  count: number | undefined;
  isOn: boolean;
  onDay(date: string): void;
}

/** A day; one without flashes cannot be gone to. */
function Cell({ date, count, isOn, onDay }: CellProps) {
  if (date === null) return <View className={styles.cell} />;
  const day = String(Number(date.slice(8)));
  if (count === undefined) {
    return (
      <View className={`${styles.cell} ${styles.empty}`}>
        <Text>{day}</Text>
      </View>
    );
  }
  return (
    <Pressable
      className={isOn ? `${styles.cell} ${styles.on}` : styles.cell}
      label={quickNewsWords().dayLabel(date, count)}
      isSelected={isOn}
      onPress={() => onDay(date)}
    >
      <Text>{day}</Text>
      <Text className={styles.count}>{count}</Text>
    </Pressable>
  );
}
