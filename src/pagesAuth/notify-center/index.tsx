import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Notification } from '@contract/message';
import { listNotifications, setAllRead, setRead } from '@/api/message';
import { errorText } from '@/locale/errorText';
import { jump } from '@/navigation/jump';
import { openLogin } from '@/navigation/loginGate';
import { isBuilt, pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { message } from '@/stores/message';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { InfiniteList } from '@/ui/InfiniteList';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonRow } from '@/ui/Skeleton';
import { NotificationRow } from './components/NotificationRow';
import styles from './index.module.scss';
import { notifyWords } from './locale/words';
import { NotifyCenterStore } from './NotifyCenter.store';

export default observer(function NotifyCenterPage() {
  const [store] = useState(() => new NotifyCenterStore({ listNotifications, setRead, setAllRead }, user, message));
  const t = notifyWords();
  useEffect(() => store.start(), [store]);

  const handleOpen = (notification: Notification) => {
    void store.read(notification);
    if (notification.jump) jump(notification.jump);
  };
  const handleReadAll = () =>
    void store.readAll().then(
      () => feedback.toast(t.allRead),
      (error: unknown) => feedback.toast(errorText(error))
    );

  if (store.needsLogin) {
    const logIn = isBuilt('login.phone') ? { text: t.logIn, onPress: () => void openLogin() } : undefined;
    return (
      <PageFrame
        title={t.title}
        status="empty"
        empty={<EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />}
      />
    );
  }
  const nothing = (
    <EmptyState
      isPage
      title={t.empty}
      text={t.emptyHint}
      action={{ text: t.toMarket, onPress: () => pushTab('market') }}
    />
  );
  return (
    <PageFrame
      title={t.title}
      navRight={store.hasUnread && <ReadAll text={t.readAll} onPress={handleReadAll} />}
      onRefresh={store.refresh}
    >
      <View className={styles.list}>
        <InfiniteList
          list={store.list}
          renderItem={(notification) => (
            <NotificationRow
              notification={notification}
              isRead={store.isRead(notification)}
              onPress={() => handleOpen(notification)}
            />
          )}
          skeleton={<Skeletons />}
          empty={nothing}
        />
      </View>
    </PageFrame>
  );
});

function ReadAll({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.readAll} onPress={onPress}>
      <Text>{text}</Text>
    </Pressable>
  );
}

function Skeletons() {
  return (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
