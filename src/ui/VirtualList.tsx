import { observer } from 'mobx-react';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

type VirtualListProps<T extends { id: string }> = InfiniteListProps<T> &
  Omit<VirtualRowsProps<T>, 'items' | 'onNearEnd'>;

/**
 * An `InfiniteList` of any length: only the rows near the screen are drawn (`VirtualRows`), and the next window is
 * asked for before its end is reached. For lists that can become longer than a few screens.
 */
function GenericVirtualList<T extends { id: string }>(props: VirtualListProps<T>) {
  const { list } = props;
  return (
    <InfiniteList
      {...props}
      renderRows={(items) => (
        <VirtualRows {...props} items={items} source={list} onNearEnd={() => void list.loadMore()} />
      )}
    />
  );
}

export const VirtualList: typeof GenericVirtualList = observer(GenericVirtualList);
