import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { blockInquiry, getInquiryRoom, listInquiryMessages, readInquiry, sendInquiry } from '../../api/inquiry';
import { ChatStore } from './Chat.store';
import { Conversation } from './components/Conversation';
import { LoginRequired } from './components/LoginRequired';
import { PlatformContacts } from './components/PlatformContacts';
import { ThreadList } from './components/ThreadList';
import type { ListingRef } from './listingRef';
import { serviceMessages } from './locale/messages';
import { uploadPhoto } from './sendPicture';
import styles from './index.module.scss';

const api = {
  getInquiryRoom,
  listInquiryMessages,
  sendInquiry,
  readInquiry,
  blockInquiry,
  newRequestId,
  uploadPhoto,
  releaseFile
};

/**
 * Page of inquiries: the thread about a listing, the platform's contacts, or without a listing all threads of the user.
 */
export default observer(function CustomerServicePage() {
  const { id, purchaseId, thread } = useRouteParams('supply.customerService');
  const [side, setSide] = useState<'people' | 'platform'>('people');
  const t = serviceMessages();
  const about = {
    ...(id !== undefined && { supplyId: id }),
    ...(purchaseId !== undefined && { purchaseId })
  };
  const kind = purchaseId === undefined ? 'supply' : 'purchase';
  const isAbout = id !== undefined || purchaseId !== undefined || thread !== undefined;
  const frame = (
    <PageFrame title={isAbout ? t.title : t.conversations}>
      <View className={styles.sides}>
        <SegmentedControl
          label={t.title}
          options={[
            { key: 'people', text: isAbout ? t.about[kind].contact : t.conversations },
            { key: 'platform', text: t.platform }
          ]}
          value={side}
          onChange={setSide}
        />
      </View>
      {side === 'platform' && <PlatformContacts about={about} />}
      {side === 'people' && !user.isLoggedIn && <LoginRequired about={about} />}
      {side === 'people' && user.isLoggedIn && <ThreadList about={about} hint={t.noThreadsHint} />}
    </PageFrame>
  );
  if (!isAbout || !user.isLoggedIn) return frame;
  return (
    <Chat about={about} threadId={thread} onPlatform={() => setSide('platform')}>
      {side === 'platform' && frame}
    </Chat>
  );
});

interface ChatProps {
  about: ListingRef;
  threadId: string | undefined;
  onPlatform(): void;
  /** Shown instead of the conversation, whose typed text and unsent messages stay. */
  children: ReactNode;
}

const Chat = observer(function Chat({ about, threadId, onPlatform, children }: ChatProps) {
  const [store] = useState(() => new ChatStore(threadId === undefined ? about : { id: threadId }, api, user));
  useEffect(() => store.start(), [store]);
  return children || <Conversation store={store} onPlatform={onPlatform} />;
});
