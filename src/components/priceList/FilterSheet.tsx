import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ChangeSpan, LineMove, LineSort } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import type { LineFilterStore } from './LineFilter.store';
import { priceListMessages } from './locale/messages';
import styles from './FilterSheet.module.scss';

interface Props {
  isOpen: boolean;
  onClose(): void;
  lineFilter: LineFilterStore;
  /** Sort orders in the order they are offered. */
  sorts: readonly LineSort[];
  /** Available origins; null or undefined while loading. */
  facets: LineFacets | null | undefined;
  /** Span of price changes; passed by pages without another control for it. */
  span?: ChangeSpan;
  onSpan?(span: ChangeSpan): void;
  /** Opens the explanation of how prices are collected. */
  onNote?(): void;
}

const moves: readonly (LineMove | '')[] = ['', 'changed', 'up', 'flat', 'down'];
const spans: readonly ChangeSpan[] = ['day', 'week', 'month'];

/** Sheet with sort order, price movement and origin. Each choice takes effect at once. */
export const FilterSheet = observer(function FilterSheet(props: Props) {
  const { isOpen, onClose, lineFilter, sorts, facets, span, onSpan, onNote } = props;
  const t = priceListMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.filter}
      footer={
        <View className={styles.actions}>
          <Button kind="outline" isFull onPress={lineFilter.clear}>
            {t.clear}
          </Button>
          <Button kind="primary" isFull onPress={onClose}>
            {t.done}
          </Button>
        </View>
      }
    >
      <View className={styles.content}>
        <View className={styles.title}>{t.sort}</View>
        <View className={styles.chips}>
          {sorts.map((sort) => (
            <Chip
              key={sort}
              text={t.sorts[sort]}
              isOn={lineFilter.sort === sort}
              onPress={() => lineFilter.setSort(sort)}
            />
          ))}
        </View>
        {lineFilter.sort === 'hot' && <View className={styles.hint}>{t.hotHint}</View>}
        {onSpan && (
          <>
            <View className={styles.title}>{t.span}</View>
            <View className={styles.chips}>
              {spans.map((key) => (
                <Chip key={key} text={t.changes[key]} isOn={span === key} onPress={() => onSpan(key)} />
              ))}
            </View>
          </>
        )}
        <View className={styles.title}>{t.move}</View>
        <View className={styles.chips}>
          {moves.map((move) => (
            <Chip
              key={move}
              text={t.moves[move]}
              isOn={lineFilter.move === move}
              onPress={() => lineFilter.setMove(move)}
            />
          ))}
        </View>
        {lineFilter.move !== '' && <View className={styles.hint}>{t.moveHint}</View>}
        {facets && facets.origins.length > 0 && (
          <>
            <View className={styles.title}>{t.origin}</View>
            <View className={styles.chips}>
              <Chip text={t.allOrigins} isOn={lineFilter.origin === ''} onPress={() => lineFilter.setOrigin('')} />
              {facets.origins.map((origin, index) => (
                <Chip
                  key={origin}
                  text={facets.originNames?.[index] ?? origin}
                  isOn={lineFilter.origin === origin}
                  onPress={() => lineFilter.setOrigin(origin)}
                />
              ))}
            </View>
          </>
        )}
        {onNote && (
          <View className={styles.note}>
            <Button kind="plain" size="medium" icon="info-circle" onPress={onNote}>
              {t.note}
            </Button>
          </View>
        )}
      </View>
    </Sheet>
  );
});
