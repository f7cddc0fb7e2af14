import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/Pressable';
import { ScrollRow } from '@/platform/ScrollRow';
import { formatFen } from '@/lib/price';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { priceRange, type FilterPart, type FilterValues } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './QuickChips.module.scss';

/** Those that fit into a thumb's reach; the others stand in the sheet. */
const quickMarks = {
  supply: ['certifiedOnly', 'inStock', 'newCrop', 'sulfurFree'],
  purchase: ['certifiedOnly']
} as const;
/** From so many on, all can go at once. */
const MANY = 2;

/** What the list is narrowed to, each let go of by a tap; then what most readers narrow to, one tap away. */
export const QuickChips = observer(function QuickChips({ store: { mode, filter } }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { varieties, values } = filter;
  const quick: readonly string[] = quickMarks[mode];
  const parts = filter.parts.filter((part) => !quick.includes(part));
  const name = varieties[0]?.name || t.variety;
  return (
    <ScrollRow>
      <View className={styles.chips}>
        {varieties.length > 0 && (
          <Chosen
            text={varieties.length > 1 ? t.varieties(name, varieties.length) : name}
            onPress={() => filter.selectVarieties([])}
          />
        )}
        {parts.map((part) => (
          <Chosen key={part} text={partText(part, values)} onPress={() => filter.drop(part)} />
        ))}
        {quickMarks[mode].map((mark) => (
          <Chip
            key={mark}
            text={t.marks[mark]}
            kind="check"
            isOnPage
            isOn={values[mark]}
            onPress={() => filter.toggle(mark)}
          />
        ))}
        {filter.count + varieties.length >= MANY && <Chip text={t.clear} isOnPage onPress={filter.clear} />}
      </View>
    </ScrollRow>
  );
});

function Chosen({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.chosen} label={transactionMessages().drop(text)} onPress={onPress}>
      <Text>{text}</Text>
      <Icon name="x" />
    </Pressable>
  );
}

function partText(part: FilterPart, values: FilterValues): string {
  const t = transactionMessages();
  switch (part) {
    case 'category':
      return values.category === null ? '' : messages().categories[values.category];
    case 'origin':
    case 'delivery':
      return values[part]?.name ?? '';
    case 'price':
      return priceText(values);
    case 'unit':
      return values.unit === null ? '' : t.pricedPer(t.units[values.unit]);
    case 'withinDays':
      return values.withinDays === null ? '' : t.days(values.withinDays);
    default:
      return t.marks[part];
  }
}

function priceText(values: FilterValues): string {
  const t = transactionMessages();
  const [min, max] = priceRange(values);
  if (min !== null && max !== null) return t.priceBetween(formatFen(min), formatFen(max));
  return min === null ? t.priceUpTo(formatFen(max ?? 0)) : t.priceFrom(formatFen(min));
}
