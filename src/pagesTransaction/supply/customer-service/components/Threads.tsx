import { Image, Text, View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import type { InquiryBrief } from '@contract/inquiry';
import { PagedList } from '@/lib/PagedList';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { uploadUri } from '@/platform/uploadUri';
import { Avatar } from '@/ui/Avatar';
import { Bubble } from '@/ui/Bubble';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonRow } from '@/ui/Skeleton';
import { listInquiries } from '../../../api/inquiry';
import { contentText } from '../contentText';
import { serviceWords } from '../locale/words';
import styles from './Threads.module.scss';

/** The own conversations, or those about one's own supply. */
export const Threads = observer(function Threads({ supplyId }: { supplyId: string | undefined }) {
  const [list] = useState(() => new PagedList((cursor) => listInquiries(supplyId, cursor)));
  const wasHidden = useRef(false);
  const t = serviceWords();
  useEffect(() => void list.refresh(), [list]);
  useDidShow(() => {
    // A thread on top was read.
    if (wasHidden.current) void list.refresh();
    wasHidden.current = false;
  });
  useDidHide(() => {
    wasHidden.current = true;
  });
  return (
    <InfiniteList
      list={list}
      renderItem={(thread) => <ThreadRow thread={thread} />}
      skeleton={<SkeletonRow />}
      empty={<EmptyState title={t.noThreads} text={supplyId === undefined ? t.noThreadsHint : t.noAskersHint} />}
    />
  );
});

const ThreadRow = observer(function ThreadRow({ thread }: { thread: InquiryBrief }) {
  const t = serviceWords();
  const { id, supplyId, cover, otherName, supplyTitle, unread } = thread;
  return (
    <Pressable
      className={styles.row}
      role="link"
      onPress={() => push('supply.customerService', { id: supplyId, thread: id })}
    >
      {cover === null ? (
        <Avatar id={otherName} name={otherName} />
      ) : (
        <Image className={styles.cover} src={uploadUri(cover)} mode="aspectFill" aria-hidden="true" />
      )}
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.name}>{otherName}</Text>
          <Text className={styles.time}>{relativeTime(thread.lastAtMs, Date.now(), words().time)}</Text>
        </View>
        <View className={styles.title}>{thread.side === 'seller' ? t.asksAbout(supplyTitle) : supplyTitle}</View>
        <View className={styles.foot}>
          <Text className={styles.last}>{contentText(thread.last)}</Text>
          {unread > 0 && <Bubble count={unread} />}
        </View>
      </View>
    </Pressable>
  );
});
