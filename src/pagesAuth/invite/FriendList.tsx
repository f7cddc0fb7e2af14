import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { InvitedFriend } from '@contract/invite';
import { MemberFrame } from '@/components/member/MemberFrame';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { overlays } from '@/ui/overlays';
import { SkeletonRow } from '@/ui/Skeleton';
import * as inviteApi from '../api/invite';
import { FriendFilters } from './components/FriendFilters';
import { FriendRow } from './components/FriendRow';
import { FriendSummary } from './components/FriendSummary';
import { FriendListStore } from './FriendList.store';
import { inviteMessages } from './locale/messages';
import styles from './FriendList.module.scss';

export default observer(function FriendListPage() {
  const [store] = useState(() => new FriendListStore(inviteApi, user));
  const offlineSinceMs = useOfflineSince(store.friends.shown.isLoaded);
  const t = inviteMessages().friends;
  useEffect(() => store.start(), [store]);

  const copy = async (text: string, done: string) =>
    overlays.toast((await copyText(text)) ? done : messages().copyFailed);
  const handleRemind = ({ name }: InvitedFriend) => void copy(t.remindText(name), t.reminded);

  const list = store.friends.shown;
  return (
    <MemberFrame
      title={t.title}
      loggedOut={{ ...t, logIn: inviteMessages().logIn }}
      navRight={<RulesLink />}
      guestNavRight={<RulesLink />}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      bottomBar={
        <>
          <BarAction icon="user-plus" text={t.toContacts} onPress={() => push('invite.contact')} />
          <BarSpacer>
            <Button kind="primary" isFull onPress={() => push('invite.posterMaking')}>
              {t.toPoster}
            </Button>
          </BarSpacer>
        </>
      }
    >
      <FriendSummary summary={store.summary} onCopy={(code) => void copy(code, t.codeCopied)} />
      <FriendFilters store={store} />
      <View className={`${styles.list} ${store.friends.isSwitching ? styles.leaving : ''}`}>
        <InfiniteList
          list={list}
          renderItem={(friend) => <FriendRow friend={friend} onRemind={() => handleRemind(friend)} />}
          skeleton={<Skeletons />}
          empty={<EmptyFriends store={store} />}
        />
      </View>
    </MemberFrame>
  );
});

const RulesLink = observer(function RulesLink() {
  return (
    <Pressable className={styles.rules} role="link" onPress={() => push('invite.rules')}>
      <Text>{inviteMessages().friends.rules}</Text>
    </Pressable>
  );
});

const EmptyFriends = observer(function EmptyFriends({ store }: { store: FriendListStore }) {
  const t = inviteMessages().friends;
  if (!store.isFiltered) return <EmptyState title={t.empty} text={t.emptyHint} />;
  return (
    <EmptyState
      title={t.noMatch}
      text={t.noMatchHint}
      action={{ text: t.showAll, onPress: () => store.clearFilters() }}
    />
  );
});

function Skeletons() {
  return (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
