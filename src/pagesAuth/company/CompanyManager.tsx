import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { InfiniteList } from '@/ui/InfiniteList';
import { SectionHeader } from '@/ui/SectionHeader';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { getTeam, listInvitations, listMembers, listRequests } from '../api/team';
import { InviteSheet } from './components/InviteSheet';
import { MemberRow } from './components/MemberRow';
import { PendingRequests } from './components/PendingRequests';
import { TeamHeader } from './components/TeamHeader';
import { TeamSettings } from './components/TeamSettings';
import { TeamUnavailable } from './components/TeamUnavailable';
import { TransferCard } from './components/TransferCard';
import { companyMessages } from './locale/messages';
import { TeamStore } from './Team.store';
import { manageMember } from './teamActions';
import styles from './CompanyManager.module.scss';

/** Team of a company: members, applications and roles. Without an id it shows the user's current company. */
export default observer(function CompanyManagerPage() {
  const { id } = useRouteParams('company.manager');
  const [store] = useState(() => new TeamStore({ getTeam, listMembers, listRequests, listInvitations }, id));
  const [isInviting, setInviting] = useState(false);
  const offlineSinceMs = useOfflineSince(store.team);
  const messages = companyMessages();
  const t = messages.manager;
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [isLoggedIn, store]);

  const { team } = store;
  return (
    <MemberFrame
      title={t.title}
      loggedOut={{ ...t, logIn: messages.logIn }}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<SkeletonCard />}
      empty={<TeamUnavailable reason={store.unavailableReason} />}
    >
      {team && (
        <>
          <View className={styles.top} />
          <TeamHeader team={team} onInvite={store.isManager ? () => setInviting(true) : undefined} />
          {/* In separate views: a change next to the list would otherwise resend the whole list. */}
          <View>{team.transfer && <TransferCard store={store} transfer={team.transfer} />}</View>
          <View>
            <PendingRequests store={store} />
          </View>
          <Card isBare>
            <View className={styles.head}>
              <SectionHeader title={t.members} right={t.count(team.memberCount, team.maxMembers)} />
            </View>
            <InfiniteList
              list={store.members}
              skeleton={<SkeletonRow />}
              renderItem={(member) => (
                <MemberRow
                  member={member}
                  isMe={member.userId === team.myUserId}
                  onManage={store.canManage(member) ? () => void manageMember(store, member) : undefined}
                />
              )}
            />
          </Card>
          <TeamSettings store={store} team={team} />
          <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} store={store} team={team} />
        </>
      )}
    </MemberFrame>
  );
});
