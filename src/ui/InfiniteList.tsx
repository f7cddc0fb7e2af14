import { Text, View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '@/locale/messages';
import { ListItem, listRole } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Spinner } from './Spinner';
import { useDelayedSkeleton } from './useDelayedSkeleton';
import styles from './InfiniteList.module.scss';

/** The shown part of a list that grows at its end, such as a `PagedList`. */
interface ListLike<T extends { id: string }> {
  readonly items: readonly T[];
  readonly phase: 'idle' | 'refreshing' | 'loadingMore';
  readonly error: unknown;
  readonly status: 'loading' | 'ready' | 'error' | 'empty';
  readonly hasMore: boolean;
  loadMore(): Promise<void>;
  refresh(): Promise<void>;
  retry(): Promise<void>;
}

export interface InfiniteListProps<T extends { id: string }> {
  list: ListLike<T>;
  renderItem(item: T, index: number): ReactNode;
  /** Renders all rows instead of the list itself, see `VirtualList`. */
  renderRows?(items: readonly T[]): ReactNode;
  empty?: ReactElement;
  skeleton?: ReactNode;
  /** Stops loading while another list of the page is shown. */
  isHidden?: boolean;
}

/**
 * The rows of a PagedList and its footer. Loads more at the bottom of the page; the footer can be tapped too, because a
 * short list on a tall screen cannot be scrolled. Rows and footer have a separate view each: otherwise new rows would
 * make the mini-program send all rows again.
 */
function GenericInfiniteList<T extends { id: string }>(props: InfiniteListProps<T>) {
  const { list, renderItem, renderRows, empty, skeleton, isHidden } = props;
  useReachBottom(() => void (isHidden || list.loadMore()));
  const isSkeletonDue = useDelayedSkeleton(list.status === 'loading');
  switch (list.status) {
    case 'loading':
      return isSkeletonDue ? <View aria-busy="true">{skeleton}</View> : null;
    case 'error':
      return <ErrorState error={list.error} onRetry={() => void list.refresh()} isPage />;
    case 'empty':
      return empty ?? <EmptyState />;
    case 'ready':
      return (
        <>
          <View {...(renderRows ? {} : listRole)}>
            {renderRows?.(list.items) ??
              list.items.map((item, index) => <ListItem key={item.id}>{renderItem(item, index)}</ListItem>)}
          </View>
          <View>
            <ListFooter list={list} />
          </View>
        </>
      );
  }
}

export const InfiniteList: typeof GenericInfiniteList = observer(GenericInfiniteList);

const ListFooter = observer(function ListFoot<T extends { id: string }>({ list }: { list: ListLike<T> }) {
  const { loading, loadMore, loadMoreFailed, noMore } = messages();
  if (list.error !== undefined) {
    return (
      <Pressable className={`${styles.foot} ${styles.failed}`} onPress={() => void list.retry()}>
        <Text>{loadMoreFailed}</Text>
      </Pressable>
    );
  }
  if (list.phase === 'loadingMore') {
    return (
      <View className={styles.foot} role="status">
        <Spinner />
        <Text>{loading}</Text>
      </View>
    );
  }
  if (!list.hasMore) return <View className={styles.foot}>{noMore}</View>;
  return (
    <Pressable className={styles.foot} onPress={() => void list.loadMore()}>
      <Text>{loadMore}</Text>
    </Pressable>
  );
});
