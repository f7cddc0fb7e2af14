import { observer } from 'mobx-react-lite';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

type VirtualListProps<T extends { id: string }> = InfiniteListProps<T> &
  Omit<VirtualRowsProps<T>, 'items' | 'hasMore' | 'onNearEnd'>;

/**
 * An `InfiniteList` of any length: only rows near the screen are rendered (`VirtualRows`), and the next window is
 * loaded before the end is reached. For lists that can exceed a few screens.
 */
function GenericVirtualList<T extends { id: string }>(props: VirtualListProps<T>) {
  const { list } = props;
  return (
    <InfiniteList
      {...props}
      renderRows={(items) => (
        <VirtualRows
          {...props}
          items={items}
          source={list}
          hasMore={list.hasMore}
          onNearEnd={() => void list.loadMore()}
        />
      )}
    />
  );
}

export const VirtualList: typeof GenericVirtualList = observer(GenericVirtualList);
