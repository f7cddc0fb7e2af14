import { ScrollView, Text, View, type BaseEventOrig, type ScrollViewProps } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatFen } from '@/lib/price';
import { Pressable } from '@/platform/Pressable';
import { Button } from '@/ui/Button';
import { quotationWords } from '../../../quotation/locale/words';
import { amountText } from '../../../quotation/quotationText';
import { cellOf } from './cellText';
import { isOpenQuotation, isOver, rowsOf, type ComparedRow } from './comparison';
import type { ComparisonStore } from './Comparison.store';
import styles from './ComparisonTable.module.scss';
import { ownerWords } from './locale/words';
import { StateBadge } from './StateBadge';

export interface ComparisonActions {
  onOpen(id: string): void;
  onAccept(id: string): void;
  onCounter(id: string): void;
}

interface ComparisonTableProps extends ComparisonActions {
  store: ComparisonStore;
  detail: PurchaseDetail;
}

/** Suppliers side by side, a row for each thing that is compared. Their heads and the labels stay in view. */
export const ComparisonTable = observer(function ComparisonTable(props: ComparisonTableProps) {
  const { store, detail } = props;
  const [left, setLeft] = useState(0);
  const handleScroll = (event: BaseEventOrig<ScrollViewProps.onScrollDetail>) => setLeft(event.detail.scrollLeft);
  const { items } = store;
  const t = ownerWords();
  return (
    <View className={styles.table}>
      <View className={styles.heads}>
        <View className={styles.corner} />
        <View className={styles.track} style={{ transform: `translateX(${-left}px)` }}>
          {items.map((item) => (
            <SupplierHead key={item.id} item={item} isBest={item.id === store.bestId} onOpen={props.onOpen} />
          ))}
        </View>
      </View>
      <ScrollView className={styles.scroller} scrollX onScroll={handleScroll}>
        <View className={styles.rows}>
          {rowsOf(detail).map((row) => (
            <View key={row} className={row === 'delivered' ? `${styles.row} ${styles.prices}` : styles.row}>
              <View className={styles.label}>
                <View>{t.rows[row]}</View>
                {row === 'delivered' && <View>{t.perKg}</View>}
              </View>
              {items.map((item) => (
                <View key={item.id} className={cellClass(item, store.bestId)}>
                  <CellContent row={row} item={item} store={store} detail={detail} />
                </View>
              ))}
            </View>
          ))}
          <View className={`${styles.row} ${styles.acts}`}>
            <View className={styles.label} />
            {items.map((item) => (
              <View key={item.id} className={cellClass(item, store.bestId)}>
                <Actions item={item} isBest={item.id === store.bestId} {...props} />
              </View>
            ))}
          </View>
        </View>
      </ScrollView>
    </View>
  );
});

function cellClass(item: ComparedQuotation, bestId: string | undefined): string {
  const look = item.id === bestId ? styles.best : '';
  return `${styles.cell} ${look} ${isOver(item) ? styles.over : ''}`;
}

interface SupplierHeadProps extends Pick<ComparisonActions, 'onOpen'> {
  item: ComparedQuotation;
  isBest: boolean;
}

const SupplierHead = observer(function SupplierHead({ item, isBest, onOpen }: SupplierHeadProps) {
  const { supplier } = item;
  return (
    <Pressable
      className={`${styles.head} ${isBest ? styles.best : ''} ${isOver(item) ? styles.over : ''}`}
      role="link"
      label={ownerWords().open(supplier.name)}
      onPress={() => onOpen(item.id)}
    >
      <Text className={styles.name}>{supplier.name}</Text>
      <PartyBadge verifications={supplier.verifications} />
      <StateBadge quotation={item} />
    </Pressable>
  );
});

interface CellProps {
  row: ComparedRow;
  item: ComparedQuotation;
  store: ComparisonStore;
  detail: PurchaseDetail;
}

const CellContent = observer(function CellContent({ row, item, store, detail }: CellProps) {
  if (row === 'delivered') return <DeliveredPrice item={item} store={store} />;
  const { text, judgement } = cellOf(row, item, detail);
  const isNews = row === 'version' && item.isNew && isOpenQuotation(item);
  return <Text className={isNews ? styles.news : styles[judgement]}>{text}</Text>;
});

/** The price that all can be compared by, and how far it is from the best. */
const DeliveredPrice = observer(function DeliveredPrice({ item, store }: Pick<CellProps, 'item' | 'store'>) {
  const t = ownerWords();
  const best = store.items.find(({ id }) => id === store.bestId);
  const fen = item.version.deliveredFenPerKg;
  const more = best && !isOver(item) ? fen - best.version.deliveredFenPerKg : 0;
  return (
    <>
      <Text className={item === best ? `${styles.price} ${styles.lowest}` : styles.price}>{formatFen(fen)}</Text>
      {item === best && <Text className={styles.better}>{t.best}</Text>}
      {more > 0 && <Text className={styles.more}>{t.higher(formatFen(more))}</Text>}
    </>
  );
});

interface ActionsProps extends ComparisonActions {
  item: ComparedQuotation;
  detail: PurchaseDetail;
  isBest: boolean;
}

const Actions = observer(function Actions({ item, detail, isBest, onAccept, onCounter, onOpen }: ActionsProps) {
  const [t, q] = [ownerWords(), quotationWords()];
  if (!isOpenQuotation(item)) {
    const text = item.status === 'accepted' ? t.took(amountText(item.acceptedGrams, detail)) : q.statuses[item.status];
    return (
      <Pressable className={styles.outcome} role="link" onPress={() => onOpen(item.id)}>
        <Text className={item.status === 'accepted' ? styles.better : undefined}>{text}</Text>
      </Pressable>
    );
  }
  return (
    <>
      <Button kind={isBest ? 'primary' : 'outline'} size="small" isFull onPress={() => onAccept(item.id)}>
        {q.accept}
      </Button>
      <Button kind="outline" size="small" isFull onPress={() => onCounter(item.id)}>
        {q.counter}
      </Button>
    </>
  );
});
