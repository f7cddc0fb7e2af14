import { type BaseEventOrig, type ITouchEvent, ScrollView, type ScrollViewProps, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import { deliveredFenPerKg } from '@rules/deliveredPrice';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatFen } from '@/lib/price';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { quotationMessages } from '../../../quotation/locale/messages';
import { unitGrams } from '../../../quotation/quotationForm';
import { amountText } from '../../../quotation/quotationText';
import { cellOf } from './cellText';
import { type ComparedRow, comparedRowsFor, isOpenQuotation, isOver } from './comparison';
import type { ComparisonStore } from './Comparison.store';
import { ownerMessages } from './locale/messages';
import { StateBadge } from './StateBadge';
import styles from './ComparisonTable.module.scss';

export interface ComparisonActions {
  onOpen(id: string): void;
  onAccept(id: string): void;
  onCounter(id: string): void;
}

interface ComparisonTableProps extends ComparisonActions {
  store: ComparisonStore;
  detail: PurchaseDetail;
}

/** Table of suppliers side by side, one row per criterion. Supplier, price, 采纳 and the row labels stay in view. */
export const ComparisonTable = observer(function ComparisonTable(props: ComparisonTableProps) {
  const { store, detail } = props;
  const [isBrief, setBrief] = useState(false);
  const { leftPx, wanted, onScroll, drag } = useSharedScroll();
  const { items } = store;
  const t = ownerMessages();
  const rows = comparedRowsFor(detail).filter((row) => row !== 'delivered');
  const shown = isBrief
    ? rows.filter((row) => new Set(items.map((item) => cellOf(row, item, detail).text)).size > 1)
    : rows;
  const columns = (cell: (item: ComparedQuotation) => ReactNode) =>
    items.map((item) => (
      <View key={item.id} className={cellClass(item, store.bestId)}>
        {cell(item)}
      </View>
    ));
  const track = { transform: `translateX(${-leftPx}px)` };
  return (
    <View className={styles.table}>
      {items.length > 1 && (
        <View className={styles.choice}>
          {items.length > FIT_IN_WIDTH && (
            <View className={items.length > FIT_IN_COLUMN ? styles.more : `${styles.more} ${styles.narrowOnly}`}>
              {t.swipe(items.length)}
            </View>
          )}
          <Chip text={t.onlyDifferent} isOn={isBrief} onPress={() => setBrief(!isBrief)} />
        </View>
      )}
      <View className={styles.heads} {...drag}>
        <View className={styles.row}>
          <View className={styles.corner} />
          <View className={styles.track} style={track}>
            {items.map((item) => (
              <SupplierHead key={item.id} item={item} isBest={item.id === store.bestId} onOpen={props.onOpen} />
            ))}
          </View>
        </View>
        <View className={`${styles.row} ${styles.prices}`}>
          <View className={styles.label}>
            <View>{t.rows.delivered}</View>
            <View>{t.perKg}</View>
          </View>
          <View className={styles.track} style={track}>
            {columns((item) => (
              <DeliveredPrice item={item} store={store} detail={detail} />
            ))}
          </View>
        </View>
        <View className={`${styles.row} ${styles.acts}`}>
          <View className={styles.label} />
          <View className={styles.track} style={track}>
            {columns((item) => (
              <OutcomeCell item={item} isBest={item.id === store.bestId} {...props} />
            ))}
          </View>
        </View>
      </View>
      <ScrollView className={styles.scroller} scrollX {...wanted} onScroll={onScroll}>
        <View className={styles.rows}>
          {store.openItems.length > 0 && (
            <View className={`${styles.row} ${styles.acts}`}>
              <View className={styles.label} />
              {columns((item) => isOpenQuotation(item) && <Counter id={item.id} onCounter={props.onCounter} />)}
            </View>
          )}
          {shown.map((row) => (
            <View key={row} className={styles.row}>
              <View className={styles.label}>{t.rows[row]}</View>
              {columns((item) => (
                <CellContent row={row} item={item} detail={detail} />
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  );
});

/** Number of columns beside the labels that fit on a phone and in the column of a desktop layout. */
const FIT_IN_WIDTH = 2;
const FIT_IN_COLUMN = 3;

const touchX = (event: object): number => (event as ITouchEvent).touches[0]?.clientX ?? 0;

/**
 * Synchronizes the column headers with the rows: the headers follow the scrolled rows, and dragging a header scrolls
 * them.
 */
function useSharedScroll() {
  const [leftPx, setLeft] = useState(0);
  const [wantedPx, setWanted] = useState<number>();
  const start = useRef({ x: 0, leftPx: 0 });
  return {
    leftPx,
    // Set only after the first drag; otherwise the scroll position is left to the rows.
    wanted: wantedPx === undefined ? {} : { scrollLeft: wantedPx },
    onScroll: (event: BaseEventOrig<ScrollViewProps.onScrollDetail>) => setLeft(event.detail.scrollLeft),
    drag: {
      onTouchStart: (event: object) => {
        start.current = { x: touchX(event), leftPx };
      },
      onTouchMove: (event: object) => setWanted(Math.max(0, start.current.leftPx + start.current.x - touchX(event)))
    }
  };
}

function cellClass(item: ComparedQuotation, bestId: string | undefined): string {
  const variant = item.id === bestId ? styles.best : '';
  return `${styles.cell} ${variant} ${isOver(item) ? styles.over : ''}`;
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
      label={ownerMessages().open(supplier.name)}
      onPress={() => onOpen(item.id)}
    >
      <Text className={styles.name}>{supplier.name}</Text>
      <View className={styles.badges}>
        <PartyBadge verifications={supplier.verifications} isBare />
        <StateBadge quotation={item} />
      </View>
    </Pressable>
  );
});

interface CellProps {
  row: Exclude<ComparedRow, 'delivered'>;
  item: ComparedQuotation;
  detail: PurchaseDetail;
}

const CellContent = observer(function CellContent({ row, item, detail }: CellProps) {
  const { text, judgement } = cellOf(row, item, detail);
  const isNews = row === 'version' && item.isNew && isOpenQuotation(item);
  return <Text className={isNews ? styles.news : styles[judgement]}>{text}</Text>;
});

/** Delivered price, by which all quotations are compared, and its difference from the best one. */
const DeliveredPrice = observer(function DeliveredPrice({
  item,
  store,
  detail
}: Pick<CellProps, 'item' | 'detail'> & { store: ComparisonStore }) {
  const t = ownerMessages();
  const best = store.items.find(({ id }) => id === store.bestId);
  const fen = item.version.deliveredFenPerKg;
  const more = best && !isOver(item) ? fen - best.version.deliveredFenPerKg : 0;
  const offer = item.openOffer;
  const offeredFen = offer?.unitFen ?? null;
  const inKg = (unitFen: number) =>
    deliveredFenPerKg({ ...item.version.fields, unitFen, gramsPerUnit: unitGrams(detail) });
  if (offer?.by === 'supplier' && offeredFen !== null) {
    return (
      <>
        <Text className={styles.struck}>{formatFen(fen)}</Text>
        <Text className={styles.price}>{formatFen(inKg(offeredFen))}</Text>
        <Text className={styles.better}>{t.offeredNow}</Text>
      </>
    );
  }
  return (
    <>
      <Text className={item === best ? `${styles.price} ${styles.lowest}` : styles.price}>{formatFen(fen)}</Text>
      {item === best && <Text className={styles.better}>{t.best}</Text>}
      {offeredFen !== null && <Text className={styles.more}>{t.myOffer(formatFen(inKg(offeredFen)))}</Text>}
      {more > 0 && <Text className={styles.more}>{t.higher(formatFen(more))}</Text>}
    </>
  );
});

interface OutcomeCellProps extends Pick<ComparisonActions, 'onAccept' | 'onOpen'> {
  item: ComparedQuotation;
  detail: PurchaseDetail;
  isBest: boolean;
}

/** The 采纳 button, or the outcome of the quotation. */
const OutcomeCell = observer(function OutcomeCell({ item, detail, isBest, onAccept, onOpen }: OutcomeCellProps) {
  const [t, q] = [ownerMessages(), quotationMessages()];
  if (isOpenQuotation(item)) {
    return (
      <Button kind={isBest ? 'primary' : 'outline'} size="small" isFull onPress={() => onAccept(item.id)}>
        {q.accept}
      </Button>
    );
  }
  const text = item.status === 'accepted' ? t.took(amountText(item.acceptedGrams, detail)) : q.statuses[item.status];
  return (
    <Pressable className={styles.outcome} role="link" onPress={() => onOpen(item.id)}>
      <Text className={item.status === 'accepted' ? styles.better : undefined}>{text}</Text>
    </Pressable>
  );
});

function Counter({ id, onCounter }: { id: string } & Pick<ComparisonActions, 'onCounter'>) {
  return (
    <Button kind="outline" size="small" isFull onPress={() => onCounter(id)}>
      {quotationMessages().counter}
    </Button>
  );
}
