import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, type ReactNode } from 'react';
import { heldPlaces } from './heldPlaces';
import styles from './HeldRows.module.scss';

interface HeldRowsProps<Row extends { id: string }> {
  items: readonly Row[];
  renderItem(row: Row): ReactNode;
}

/**
 * Rows each in a place of its own, which stays when the row goes: a child that is taken out would make the mini-program
 * send all its neighbours anew.
 */
function HeldRowsOf<Row extends { id: string }>({ items, renderItem }: HeldRowsProps<Row>) {
  const places = useRef<readonly string[]>([]);
  places.current = heldPlaces(
    places.current,
    items.map(({ id }) => id)
  );
  const rows = new Map(items.map((row) => [row.id, row]));
  return (
    <>
      {places.current.map((id) => {
        const row = rows.get(id);
        return (
          <View key={id} className={row ? undefined : styles.gone}>
            {row && renderItem(row)}
          </View>
        );
      })}
    </>
  );
}

export const HeldRows: typeof HeldRowsOf = observer(HeldRowsOf);
