import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { ListItem, listRole } from '@/platform/itemList';
import { stableOrder } from './stableOrder';
import styles from './StableOrderRows.module.scss';

interface StableOrderRowsProps<Row extends { id: string }> {
  items: readonly Row[];
  renderItem(row: Row): ReactNode;
}

/**
 * Rows in fixed slots; the slot of a removed row stays empty. Removing a child would make the mini-program resend all
 * following siblings.
 */
function StableOrderRowsOf<Row extends { id: string }>({ items, renderItem }: StableOrderRowsProps<Row>) {
  const order = useRef<readonly string[]>([]);
  order.current = stableOrder(
    order.current,
    items.map(({ id }) => id)
  );
  const rows = new Map(items.map((row) => [row.id, row]));
  return (
    <View {...listRole}>
      {order.current.map((id) => {
        const row = rows.get(id);
        return (
          <View key={id} className={row ? undefined : styles.gone}>
            <ListItem>{row && renderItem(row)}</ListItem>
          </View>
        );
      })}
    </View>
  );
}

export const StableOrderRows: typeof StableOrderRowsOf = observer(StableOrderRowsOf);
