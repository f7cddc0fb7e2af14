import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { monthGrid } from '@/lib/month';
import { dateOf } from '@/lib/time';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { CalendarDay, EmptyDay } from './CalendarDay';
import styles from './CalendarSheet.module.scss';
import { calendarMessages } from './locale/messages';

interface MonthGridProps {
  /** YYYY-MM. */
  month: string;
  /** The days that something is of, and how much; undefined while that is on its way. */
  marks: ReadonlyMap<string, number> | undefined;
  /** The chosen day; empty for none. */
  value: string;
  onDay(date: string): void;
  /** Says the numbers of `marks` under the days; each of them has a dot without. */
  hasCounts?: boolean;
  /** Days without a mark can be chosen as well. */
  allowsAnyDay?: boolean;
  /** Read aloud: the day and what it has. */
  labelOf(date: string, mark: number | undefined): string;
}

interface CalendarSheetProps extends MonthGridProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  hasEarlier: boolean;
  hasLater: boolean;
  onMonthStep(by: 1 | -1): void;
  /** Why the marks did not come. */
  error: unknown;
  onRetry(): void;
  /** What a mark says. */
  legend?: string;
  footer?: ReactNode;
}

/** A month at a time, in which a day can be chosen. */
export const CalendarSheet = observer(function CalendarSheet(props: CalendarSheetProps) {
  const { isOpen, onClose, title, hasEarlier, hasLater, onMonthStep, error, onRetry, legend, footer, ...days } = props;
  const t = calendarMessages();
  const [year, month] = days.month.split('-').map(Number);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={footer}>
      <View className={styles.head}>
        <MonthButton icon="chevron-left" label={t.earlier} isEnabled={hasEarlier} onPress={() => onMonthStep(-1)} />
        <Text className={styles.month} role="heading" aria-level={3}>
          {t.month(year ?? 0, month ?? 1)}
        </Text>
        <MonthButton icon="chevron-right" label={t.later} isEnabled={hasLater} onPress={() => onMonthStep(1)} />
      </View>
      {error === undefined ? <MonthGrid {...days} /> : <ErrorState error={error} onRetry={onRetry} />}
      {legend !== undefined && (
        <View className={styles.legend}>
          <View className={styles.mark} />
          <Text>{legend}</Text>
        </View>
      )}
    </Sheet>
  );
});

interface MonthButtonProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  isEnabled: boolean;
  onPress(): void;
}

/** Keeps its room where there is nothing further. */
function MonthButton({ icon, label, isEnabled, onPress }: MonthButtonProps) {
  return isEnabled ? <IconButton icon={icon} label={label} onPress={onPress} /> : <View className={styles.noTurn} />;
}

/** The days come with their marks: drawn before, each would have to be drawn again. */
const MonthGrid = observer(function MonthGrid({
  month,
  marks,
  value,
  onDay,
  hasCounts,
  allowsAnyDay,
  labelOf
}: MonthGridProps) {
  const today = dateOf(Date.now());
  const isSpinnerDue = useDelayedSkeleton(!marks);
  const cells =
    marks &&
    monthGrid(month)
      .flat()
      .map((date, index) => {
        if (date === undefined) return <EmptyDay key={index} />;
        const mark = marks.get(date);
        return (
          <CalendarDay
            key={index}
            date={date}
            label={labelOf(date, mark)}
            mark={mark}
            hasCount={hasCounts === true}
            isChosen={date === value}
            isToday={date === today}
            onPress={allowsAnyDay || mark !== undefined ? () => onDay(date) : undefined}
          />
        );
      });
  return (
    <View className={styles.grid}>
      {calendarMessages().weekdays.map((name) => (
        <View key={name} className={styles.weekday}>
          {name}
        </View>
      ))}
      <View className={styles.days}>{cells ?? <View className={styles.wait}>{isSpinnerDue && <Spinner />}</View>}</View>
    </View>
  );
});
