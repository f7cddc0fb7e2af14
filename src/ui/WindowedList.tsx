import { observer } from 'mobx-react';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';
import { WindowedRows, type WindowedRowsProps } from './WindowedRows';

type WindowedListProps<T extends { id: string }> = InfiniteListProps<T> &
  Omit<WindowedRowsProps<T>, 'items' | 'onNearEnd'>;

/**
 * An `InfiniteList` of any length: only the rows near the screen are drawn (`WindowedRows`), and the next window is
 * asked for before its end is reached. For lists that can become longer than a few screens.
 */
function WindowedListOf<T extends { id: string }>(props: WindowedListProps<T>) {
  const { list } = props;
  return (
    <InfiniteList
      {...props}
      renderRows={(items) => (
        <WindowedRows {...props} items={items} source={list} onNearEnd={() => void list.loadMore()} />
      )}
    />
  );
}

export const WindowedList: typeof WindowedListOf = observer(WindowedListOf);
