import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Notification, NotificationKind } from '@contract/message';
import { MemberFrame } from '@/components/member/MemberFrame';
import { openDeepLink } from '@/navigation/deepLink';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { Pressable } from '@/platform/pressable';
import { message } from '@/stores/message';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { InfiniteList } from '@/ui/InfiniteList';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { SkeletonRow } from '@/ui/Skeleton';
import { SwipeRow } from '@/ui/SwipeRow';
import { UndoBar } from '@/ui/UndoBar';
import {
  getNotificationOverview,
  listNotifications,
  muteNotifications,
  removeNotification,
  restoreNotification,
  setAllRead,
  setRead
} from '../api/message';
import { KindTabs } from './components/KindTabs';
import { MuteSheet } from './components/MuteSheet';
import { NotificationRow } from './components/NotificationRow';
import { notifyMessages } from './locale/messages';
import { notificationKinds } from './notificationKinds';
import { NotifyCenterStore } from './NotifyCenter.store';
import styles from './index.module.scss';

const api = {
  listNotifications,
  getNotificationOverview,
  setRead,
  setAllRead,
  removeNotification,
  restoreNotification,
  muteNotifications
};

export default observer(function NotifyCenterPage() {
  const { kind } = useRouteParams('notifyCenter');
  const [store] = useState(() => new NotifyCenterStore(api, user, message, kindOf(kind)));
  const [isMuting, setMuting] = useState(false);
  const offlineSinceMs = useOfflineSince(store.list.isLoaded);
  const t = notifyMessages();
  useEffect(() => store.start(), [store]);

  const handleOpen = (notification: Notification) => {
    void store.markRead(notification);
    if (notification.jump) openDeepLink(notification.jump);
  };
  const handleReadAll = () => void runWithToast(store.markAllRead, t.allRead);
  const handleRemove = (notification: Notification) => void store.remove(notification).catch(toastError);
  const handleUndo = () => void store.undo().catch(toastError);
  const handleMute = (muted: NotificationKind, isMuted: boolean) => void store.mute(muted, isMuted).catch(toastError);

  const emptyState = (
    <EmptyState
      isPage
      title={t.empty}
      text={t.emptyHint}
      action={{ text: t.toMarket, onPress: () => pushTab('market') }}
    />
  );
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      navRight={
        <>
          {store.hasUnread && <MarkAllReadButton text={t.readAll} onPress={handleReadAll} />}
          <IconButton icon="settings" label={t.muteTitle} onPress={() => setMuting(true)} />
        </>
      }
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
    >
      <KindTabs store={store} />
      <View className={styles.list}>
        <InfiniteList
          list={store.list}
          renderItem={(notification) => (
            <SwipeRow action={t.remove} onAction={() => handleRemove(notification)}>
              <NotificationRow
                notification={notification}
                isRead={store.isRead(notification)}
                onPress={() => handleOpen(notification)}
              />
            </SwipeRow>
          )}
          skeleton={<Skeletons />}
          empty={emptyState}
        />
      </View>
      <View>{store.removed && <UndoBar text={t.removed} action={t.undo} onPress={handleUndo} />}</View>
      <View>
        <MuteSheet isOpen={isMuting} onClose={() => setMuting(false)} isMuted={store.isMuted} onMute={handleMute} />
      </View>
    </MemberFrame>
  );
});

/** Returns the kind named by a link, or `all` for any other value. */
function kindOf(name: string | undefined): NotificationKind | 'all' {
  return notificationKinds.find((kind) => kind === name) ?? 'all';
}

function MarkAllReadButton({ text, onPress }: { text: string; onPress(): void }) {
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
