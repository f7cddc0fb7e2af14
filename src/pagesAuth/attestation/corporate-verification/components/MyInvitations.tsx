import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { user } from '@/stores/user';
import { CompanyAvatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { answerInvitation } from '../../../api/joinTeam';
import { companyMessages } from '../../../company/locale/messages';
import { runTeamAction } from '../../../company/teamActions';
import type { JoinTeamStore } from '../JoinCorporateTeam.store';
import styles from './MyInvitations.module.scss';

/** Companies that invited the user, with actions to accept or decline; renders nothing when there are none. */
export const MyInvitations = observer(function MyInvitations({ store }: { store: JoinTeamStore }) {
  const t = companyMessages().joinTeam;
  if (store.invitations.length === 0) return null;
  const answer = async (id: string, isAccepted: boolean) => {
    const done = isAccepted ? t.joined : t.declined;
    if (await runTeamAction(store, id, () => answerInvitation(id, isAccepted), done)) await user.load();
  };
  return (
    <Card>
      <SectionHeader title={t.invitations} />
      {store.invitations.map((invitation) => (
        <View key={invitation.id} className={styles.invitation}>
          <View className={styles.company}>
            <CompanyAvatar id={invitation.companyId} name={invitation.companyName} />
            <View className={styles.text}>
              <View className={styles.name}>{invitation.companyName}</View>
              <PartyBadge verifications={invitation.verifications} />
              <View className={styles.by}>
                {t.invitedBy(invitation.inviterName, shanghaiDay(invitation.expiresAtMs))}
              </View>
            </View>
          </View>
          <View className={styles.actions}>
            <Button size="small" onPress={() => void answer(invitation.id, false)}>
              {t.decline}
            </Button>
            <Button
              kind="tinted"
              size="small"
              isLoading={store.pendingAction === invitation.id}
              onPress={() => void answer(invitation.id, true)}
            >
              {t.accept}
            </Button>
          </View>
        </View>
      ))}
    </Card>
  );
});
