import { Text, View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { InquiryBrief, InquiryContent, InquiryKind } from '@contract/inquiry';
import { listingMessages } from '@/components/listing/locale/messages';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { quantityText } from '@/components/listing/quantity';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { PagedList } from '@/request/PagedList';
import { CounterBadge } from '@/ui/CounterBadge';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonRow } from '@/ui/Skeleton';
import { listInquiries } from '../../../api/inquiry';
import type { ListingRef } from '../listingRef';
import { serviceMessages } from '../locale/messages';
import { PartnerAvatar } from './PartnerAvatar';
import styles from './ThreadList.module.scss';

/** The user's own threads, or those about an own listing. */
export const ThreadList = observer(function ThreadList({ about, hint }: { about: ListingRef; hint: string }) {
  const [list] = useState(() => new PagedList((cursor) => listInquiries(about, cursor)));
  const wasHidden = useRef(false);
  const t = serviceMessages();
  useEffect(() => void list.refresh(), [list]);
  useDidShow(() => {
    // A thread on top may have been read.
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
      empty={<EmptyState title={t.noThreads} text={hint} />}
    />
  );
});

const ThreadRow = observer(function ThreadRow({ thread }: { thread: InquiryBrief }) {
  const t = serviceMessages();
  const { id, about, other, unread } = thread;
  const params = about.kind === 'supply' ? { id: about.id } : { purchaseId: about.id };
  return (
    <Pressable
      className={styles.row}
      role="link"
      onPress={() => push('supply.customerService', { ...params, thread: id })}
    >
      <PartnerAvatar other={other} />
      <View className={styles.text}>
        <View className={styles.head}>
          <View className={styles.who}>
            <Text className={styles.name}>{other?.name ?? listingMessages().anonymousBuyer}</Text>
            {other && <PartyBadge verifications={other.verifications} isBare />}
          </View>
          <Text className={styles.time}>{relativeTime(thread.lastAtMs, Date.now(), messages().time)}</Text>
        </View>
        {other?.actsFor && <View className={styles.title}>{other.actsFor}</View>}
        <View className={styles.foot}>
          <Text className={styles.last}>{contentText(thread.last, about.kind)}</Text>
          {unread > 0 && <CounterBadge count={unread} />}
        </View>
        <View className={styles.title}>{thread.side === 'owner' ? t.asksAbout(about.title) : about.title}</View>
      </View>
    </Pressable>
  );
});

/** Returns the content of a message in a single line. */
function contentText(content: InquiryContent, kind: InquiryKind): string {
  const t = serviceMessages();
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return t.pictureLine;
    case 'listing':
      return t.about[kind].line;
    case 'ask':
      return t.askLine(quantityText(content.grams), content.place);
  }
}
