import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Conversation } from './components/Conversation';
import { LoginRequired } from './components/LoginRequired';
import { PlatformContacts } from './components/PlatformContacts';
import { ThreadList } from './components/ThreadList';
import { serviceMessages } from './locale/messages';
import styles from './index.module.scss';

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
  if (side === 'people' && isAbout && user.isLoggedIn) {
    return <Conversation about={about} threadId={thread} onPlatform={() => setSide('platform')} />;
  }
  return (
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
});
