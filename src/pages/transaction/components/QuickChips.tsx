import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { formatFen } from '@/lib/price';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { type FilterCriterion, type FilterValues, priceRange } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './QuickChips.module.scss';

/** The flags that fit into thumb reach; the others are in the sheet. */
const quickFlags = {
  supply: ['certifiedOnly', 'inStock', 'newCrop', 'sulfurFree'],
  purchase: ['certifiedOnly']
} as const;
/** Number of criteria from which a button clears all of them. */
const MIN_COUNT_TO_CLEAR = 2;

/** The active criteria as removable chips, followed by the most used filters as toggles. */
export const QuickChips = observer(function QuickChips({ store: { mode, filter } }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { values } = filter;
  const { varieties } = values;
  const quick: readonly string[] = quickFlags[mode];
  const criteria = filter.criteria.filter((criterion) => !quick.includes(criterion));
  const name = varieties[0]?.name ?? '';
  return (
    <ScrollRow>
      <View className={styles.chips}>
        {varieties.length > 0 && (
          <RemovableChip
            text={varieties.length > 1 ? t.varieties(name, varieties.length) : name}
            onPress={() => filter.update({ varieties: [] })}
          />
        )}
        {criteria.map((criterion) => (
          <RemovableChip
            key={criterion}
            text={criterionText(criterion, values)}
            onPress={() => filter.removeCriterion(criterion)}
          />
        ))}
        {quickFlags[mode].map((flag) => (
          <Chip
            key={flag}
            text={t.marks[flag]}
            kind="check"
            isOnPage
            isOn={values[flag]}
            onPress={() => filter.toggle(flag)}
          />
        ))}
        {filter.count + varieties.length >= MIN_COUNT_TO_CLEAR && (
          <Chip text={t.clear} isOnPage onPress={filter.clear} />
        )}
      </View>
    </ScrollRow>
  );
});

function RemovableChip({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.chosen} label={transactionMessages().drop(text)} onPress={onPress}>
      <Text>{text}</Text>
      <Icon name="x" />
    </Pressable>
  );
}

function criterionText(criterion: FilterCriterion, values: FilterValues): string {
  const t = transactionMessages();
  switch (criterion) {
    case 'category':
      return values.category === null ? '' : messages().categories[values.category];
    case 'origin':
    case 'delivery':
      return values[criterion]?.name ?? '';
    case 'price':
      return priceText(values);
    case 'unit':
      return values.unit === null ? '' : t.pricedPer(t.units[values.unit]);
    case 'withinDays':
      return values.withinDays === null ? '' : t.days(values.withinDays);
    default:
      return t.marks[criterion];
  }
}

function priceText(values: FilterValues): string {
  const t = transactionMessages();
  const [min, max] = priceRange(values);
  if (min !== null && max !== null) return t.priceBetween(formatFen(min), formatFen(max));
  return min === null ? t.priceUpTo(formatFen(max ?? 0)) : t.priceFrom(formatFen(min));
}
