import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { dateOf } from '@/lib/time';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useLateSkeleton } from '@/ui/useLateSkeleton';
import { marketListWords } from '../locale/words';
import { monthGrid } from '../monthGrid';
import type { QuoteCalendarStore } from '../QuoteCalendar.store';
import { DayCell, NoDay } from './DayCell';
import styles from './DaySheet.module.scss';

interface Props {
  isOpen: boolean;
  onClose(): void;
  calendar: QuoteCalendarStore;
  /** Empty for the newest quotes. */
  date: string;
  onDate(date: string): void;
}

/** A month at a time: the days with quotes are marked, and any day can be asked for. */
export const DaySheet = observer(function DaySheet({ isOpen, onClose, calendar, date, onDate }: Props) {
  const t = marketListWords();
  const { month, error } = calendar;
  useEffect(() => {
    if (isOpen) void calendar.open(date || undefined);
  }, [isOpen, calendar, date]);

  const choose = (day: string) => {
    onDate(day);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.chooseDay}
      footer={
        <Button kind={date ? 'primary' : 'tinted'} isFull onPress={() => choose('')}>
          {t.newest}
        </Button>
      }
    >
      <View className={styles.head}>
        <Turn icon="chevron-left" label={t.earlier} canTurn={calendar.hasEarlier} onPress={() => calendar.turn(-1)} />
        <Text className={styles.month} role="heading" aria-level={3}>
          {t.month(Number(month.slice(0, 4)), Number(month.slice(5)))}
        </Text>
        <Turn icon="chevron-right" label={t.later} canTurn={calendar.hasLater} onPress={() => calendar.turn(1)} />
      </View>
      {error === undefined ? (
        <Days calendar={calendar} date={date} onDate={choose} />
      ) : (
        <ErrorState error={error} onRetry={() => void calendar.open()} />
      )}
      <View className={styles.legend}>
        <View className={styles.mark} />
        <Text>{t.marked}</Text>
      </View>
    </Sheet>
  );
});

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  canTurn: boolean;
  onPress(): void;
}

/** Keeps its room where there is nothing further. */
function Turn({ icon, label, canTurn, onPress }: TurnProps) {
  return canTurn ? <IconButton icon={icon} label={label} onPress={onPress} /> : <View className={styles.noTurn} />;
}

/** The days come with their marks: drawn before, each would have to be drawn again. */
const Days = observer(function Days({ calendar, date, onDate }: Pick<Props, 'calendar' | 'date' | 'onDate'>) {
  const t = marketListWords();
  const today = dateOf(Date.now());
  const isWaitLong = useLateSkeleton(!calendar.shown);
  const cells = monthGrid(calendar.month)
    .flat()
    .map((day, place) =>
      day === undefined ? (
        <NoDay key={place} />
      ) : (
        <DayCell
          key={place}
          date={day}
          label={t.day(day, calendar.hasQuotes(day))}
          hasQuotes={calendar.hasQuotes(day)}
          isChosen={day === date}
          isToday={day === today}
          onPress={() => onDate(day)}
        />
      )
    );
  return (
    <View className={styles.grid}>
      {t.weekdays.map((name) => (
        <View key={name} className={styles.weekday}>
          {name}
        </View>
      ))}
      <View className={styles.days}>
        {calendar.shown ? cells : <View className={styles.wait}>{isWaitLong && <Spinner />}</View>}
      </View>
    </View>
  );
});
