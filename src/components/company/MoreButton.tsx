import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import type { PagedList } from '@/request/PagedList';
import { Button } from '@/ui/Button';
import styles from './MoreButton.module.scss';

interface MoreButtonProps {
  list: PagedList<{ id: string }>;
  text: string;
}

/** Loads more rows with a tap, not by scrolling, because the page goes on below. Renders nothing at the end of the list. */
export const MoreButton = observer(function MoreButton({ list, text }: MoreButtonProps) {
  const hasFailed = list.error !== undefined;
  if (!hasFailed && !list.hasMore) return null;
  return (
    <View className={styles.more}>
      <Button
        isFull
        size="medium"
        isLoading={list.phase === 'loadingMore'}
        onPress={() => void (hasFailed ? list.retry() : list.loadMore())}
      >
        {hasFailed ? messages().loadMoreFailed : text}
      </Button>
    </View>
  );
});
