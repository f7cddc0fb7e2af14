import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { monthGrid } from '@/lib/month';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { CalendarDay, EmptyDay } from './CalendarDay';
import { calendarMessages } from './locale/messages';
import styles from './CalendarSheet.module.scss';

interface MonthGridProps {
  /** YYYY-MM. */
  month: string;
  /** Number of entries by day; undefined while loading. */
  marks: ReadonlyMap<string, number> | undefined;
  /** The chosen day; empty for none. */
  value: string;
  onDay(date: string): void;
  /** Shows the numbers of `marks` below the days; otherwise each marked day has a dot. */
  hasCounts?: boolean;
  /** Allows choosing days without a mark. */
  allowsAnyDay?: boolean;
  /** Screen-reader label: the day and its entries. */
  labelOf(date: string, mark: number | undefined): string;
}

interface CalendarSheetProps extends MonthGridProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  hasEarlier: boolean;
  hasLater: boolean;
  onMonthStep(by: 1 | -1): void;
  /** Error of loading the marks; undefined for none. */
  error: unknown;
  onRetry(): void;
  /** Meaning of a mark. */
  legend?: string;
  footer?: ReactNode;
}

/** Sheet that shows one month at a time and lets the user choose a day. */
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

/** Keeps its space when there is no further month. */
function MonthButton({ icon, label, isEnabled, onPress }: MonthButtonProps) {
  return isEnabled ? <IconButton icon={icon} label={label} onPress={onPress} /> : <View className={styles.noTurn} />;
}

/** The grid of a month. Days are rendered only together with their marks; otherwise each would render twice. */
const MonthGrid = observer(function MonthGrid({
  month,
  marks,
  value,
  onDay,
  hasCounts,
  allowsAnyDay,
  labelOf
}: MonthGridProps) {
  const today = shanghaiDay(Date.now());
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
