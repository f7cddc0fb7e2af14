import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLineDetail } from '@contract/lineInfo';
import { Chip } from '@/ui/Chip';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { explainLock } from '../../historyLock';
import { type Comparison, type ComparisonStore, MAX_COMPARED } from '../Comparison.store';
import { lineSheetMessages } from '../locale/messages';
import type { MarketInfoStore } from '../MarketInfo.store';
import styles from './CompareSheet.module.scss';

interface CompareSheetProps {
  store: MarketInfoStore;
  comparison: ComparisonStore;
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet to choose comparisons for the chart: other grades, other markets, or the previous year. */
export const CompareSheet = observer(function CompareSheet(props: CompareSheetProps) {
  const { store, comparison, detail, isOpen, onClose } = props;
  const t = lineSheetMessages();
  const { id, gradeName, marketName } = detail.line;
  const handleToggle = (choice: Comparison) => {
    if (!comparison.toggle(choice)) overlays.toast(t.comparedFull(MAX_COMPARED));
  };
  const grades = detail.grades
    .filter(({ lineId }) => lineId !== id)
    .map((grade): Comparison => ({ key: grade.lineId, lineId: grade.lineId, period: 'now', name: grade.gradeName }));
  const markets = detail.markets
    .filter(({ lineId }) => lineId !== id)
    .map((row): Comparison => ({ key: row.lineId, lineId: row.lineId, period: 'now', name: row.marketName }));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.compareTitle}>
      <View className={styles.hint}>{t.compareHint(`${gradeName} ${marketName}`, MAX_COMPARED)}</View>
      <ComparisonChoices
        title={t.otherGrades}
        emptyText={t.noOtherGrades}
        choices={grades}
        {...{ comparison, handleToggle }}
      />
      <ComparisonChoices
        title={t.otherMarkets}
        emptyText={t.noOtherMarkets}
        choices={markets}
        {...{ comparison, handleToggle }}
      />
      <LastYearOption store={store} comparison={comparison} lineId={id} onToggle={handleToggle} onClose={onClose} />
    </Sheet>
  );
});

interface ComparisonChoicesProps {
  title: string;
  /** Shown when there is nothing to choose. */
  emptyText: string;
  choices: Comparison[];
  comparison: ComparisonStore;
  handleToggle(choice: Comparison): void;
}

const ComparisonChoices = observer(function ComparisonChoices({
  title,
  emptyText,
  choices,
  comparison,
  handleToggle
}: ComparisonChoicesProps) {
  return (
    <View className={styles.group} role="group" aria-label={title}>
      <View className={styles.title}>{title}</View>
      {choices.length === 0 && <View className={styles.none}>{emptyText}</View>}
      <View className={styles.chips}>
        {choices.map((choice) => (
          <Chip
            key={choice.key}
            kind="check"
            text={choice.name}
            isOn={comparison.isChosen(choice.key)}
            onPress={() => handleToggle(choice)}
          />
        ))}
      </View>
    </View>
  );
});

interface LastYearOptionProps {
  store: MarketInfoStore;
  comparison: ComparisonStore;
  lineId: string;
  onToggle(choice: Comparison): void;
  /** Closes the sheet before the locked option is explained, so the explanation does not open over it. */
  onClose(): void;
}

/**
 * Option to compare with the previous year. It needs a year more than the chart: locked without access to three years,
 * and unavailable for the three-year range.
 */
const LastYearOption = observer(function LastYearOption({
  store,
  comparison,
  lineId,
  onToggle,
  onClose
}: LastYearOptionProps) {
  const t = lineSheetMessages();
  const key = `${lineId} lastYear`;
  const lock = store.lockOf('3y');
  const hint = lock ? t.lastYearLocked : t.lastYearTooLong;
  const handlePress = () => {
    if (lock) {
      onClose();
      explainLock(lock, () => store.unlock('3y'));
    } else onToggle({ key, lineId, period: 'lastYear', name: t.lastYear });
  };
  const isOffered = lock !== undefined || store.range !== '3y';
  return (
    <View className={styles.group} role="group" aria-label={t.otherTime}>
      <View className={styles.title}>{t.otherTime}</View>
      {(lock || !isOffered) && <View className={styles.none}>{hint}</View>}
      {isOffered && (
        <View className={styles.chips}>
          <Chip
            kind={lock ? 'locked' : 'check'}
            text={t.lastYear}
            isOn={comparison.isChosen(key)}
            onPress={handlePress}
          />
        </View>
      )}
    </View>
  );
});
