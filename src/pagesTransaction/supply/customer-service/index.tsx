import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { Segmented } from '@/ui/Segmented';
import { Conversation } from './components/Conversation';
import { LoginFirst } from './components/LoginFirst';
import { Platform } from './components/Platform';
import { Threads } from './components/Threads';
import styles from './index.module.scss';
import { serviceWords } from './locale/words';

/** To talk to the seller of a supply, or to the platform; without a supply the own conversations. */
export default observer(function CustomerServicePage() {
  const { id, thread } = useRouteParams('supply.customerService');
  const [side, setSide] = useState<'people' | 'platform'>('people');
  const t = serviceWords();
  const isAbout = id !== undefined || thread !== undefined;
  if (side === 'people' && isAbout && user.isLoggedIn) {
    return <Conversation supplyId={id} threadId={thread} onPlatform={() => setSide('platform')} />;
  }
  return (
    <PageFrame title={t.title}>
      <View className={styles.sides}>
        <Segmented
          label={t.title}
          options={[
            { key: 'people', text: isAbout ? t.seller : t.conversations },
            { key: 'platform', text: t.platform }
          ]}
          value={side}
          onChange={setSide}
        />
      </View>
      {side === 'platform' && <Platform supplyId={id} />}
      {side === 'people' && !user.isLoggedIn && <LoginFirst supplyId={id} />}
      {side === 'people' && user.isLoggedIn && <Threads supplyId={undefined} />}
    </PageFrame>
  );
});
