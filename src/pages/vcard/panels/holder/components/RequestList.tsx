import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { SkeletonCard } from '@/ui/Skeleton';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { RequestCard } from './RequestCard';
import styles from './RequestList.module.scss';

const boxes = ['incoming', 'outgoing', 'blocked'] as const;

/** Requests for an exchange: received, sent, and blocked. */
export const RequestList = observer(function RequestList({ store }: { store: HolderStore }) {
  const t = holderMessages();
  const { requests } = store;
  const { box } = requests;
  const [title, text] = box === 'incoming' ? t.empty.requests : t.requests.empty[box];
  return (
    <View className={styles.requests}>
      <View className={styles.boxes}>
        <SegmentedControl
          label={t.requests.box}
          options={boxes.map((key) => ({ key, text: t.requests.boxes[key] }))}
          value={box}
          onChange={requests.selectBox}
        />
      </View>
      {requests.isSwitching ? (
        <SkeletonCard />
      ) : (
        <InfiniteList
          list={requests.list}
          renderItem={(item) => <RequestCard store={store} item={item} isDetailed />}
          skeleton={<SkeletonCard />}
          empty={<EmptyState title={title} text={text} />}
        />
      )}
    </View>
  );
});
