import { View } from '@tarojs/components';
import { useLoad } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { listFlashes } from '@/api/flash';
import { dateOf } from '@/lib/time';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { newsWords } from '../../locale/words';
import { DayHead } from './components/DayHead';
import { FlashItem } from './components/FlashItem';
import styles from './index.module.scss';
import { QuickNewsListStore } from './QuickNewsList.store';

/** Flashes on a rail of time, newest first. */
export default observer(function QuickNewsList() {
  const [store] = useState(() => new QuickNewsListStore({ listFlashes }));
  const t = newsWords();
  useLoad(() => void store.flashes.refresh());

  return (
    <PageFrame title={t.quickNews} ground="surface" onRefresh={store.flashes.refresh}>
      <InfiniteList
        list={store.flashes}
        skeleton={<FlashesSkeleton />}
        empty={<EmptyState title={t.noFlashTitle} text={t.noFlashText} isPage />}
        renderItem={(flash, index) => (
          <>
            {store.beginsDay(index) && (
              <DayHead date={dateOf(flash.publishedAtMs)} countOf={store.countOf} isFirst={index === 0} />
            )}
            <FlashItem
              flash={flash}
              isLong={store.isLong(flash)}
              isUnfolded={store.isUnfolded(flash.id)}
              onToggle={store.toggle}
            />
          </>
        )}
      />
    </PageFrame>
  );
});

function FlashesSkeleton() {
  return (
    <View className={styles.skeleton}>
      {[1, 2, 3].map((row) => (
        <View key={row} className={styles.row}>
          <Skeleton width={40} height={18} />
          <View className={styles.lines}>
            <Skeleton width="78%" height={22} />
            <Skeleton height={18} />
            <Skeleton width="52%" height={18} />
          </View>
        </View>
      ))}
    </View>
  );
}
