import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Team } from '@contract/team';
import { isMobile } from '@rules/phone';
import { shanghaiDay } from '@rules/shanghaiTime';
import { TextField } from '@/components/form/TextField';
import { groupMobile, MOBILE_LENGTH, mobileDigits } from '@/lib/mobile';
import { Button } from '@/ui/Button';
import { inviteByMobile, withdrawInvitation } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { runTeamAction } from '../teamActions';
import styles from './MobileInvitationForm.module.scss';

/** Invites the owner of a mobile number and lists the pending invitations. */
export const MobileInvitationForm = observer(function MobileInvitationForm({
  store,
  team
}: {
  store: TeamStore;
  team: Team;
}) {
  const [mobile, setMobile] = useState('');
  const [isChecked, setChecked] = useState(false);
  const t = companyMessages();
  const isInvalid = !isMobile(mobile);
  const handleSend = () =>
    void runTeamAction(store, 'invite', () => inviteByMobile(team.id, mobile), t.invite.sent).then((isDone) => {
      if (!isDone) return;
      setMobile('');
      setChecked(false);
    });
  return (
    <View className={styles.way}>
      <TextField
        field="inviteMobile"
        keyboard="number"
        isNumber
        isOptional
        allowsExcess
        label={t.invite.mobile}
        hint={t.invite.mobileHint}
        placeholder={t.invite.mobileWrong}
        max={MOBILE_LENGTH}
        value={groupMobile(mobile)}
        error={isChecked && isInvalid ? t.invite.mobileWrong : undefined}
        onChange={(text) => setMobile(mobileDigits(text))}
        onLeave={() => setChecked(mobile !== '')}
        unit={
          <Button
            kind="tinted"
            size="small"
            isLoading={store.pendingAction === 'invite'}
            isDisabled={isInvalid}
            onDisabledPress={() => setChecked(true)}
            onPress={handleSend}
          >
            {t.invite.send}
          </Button>
        }
      />
      {store.invitations.length > 0 && <View className={styles.head}>{t.invite.waiting}</View>}
      {store.invitations.map(({ id, mobile: masked, expiresAtMs }) => (
        <View key={id} className={styles.row}>
          <View className={styles.text}>
            <Text className={styles.mobile}>{masked}</Text>
            <Text className={styles.until}>{t.invite.until(shanghaiDay(expiresAtMs))}</Text>
          </View>
          <Button
            size="small"
            isLoading={store.pendingAction === id}
            onPress={() => void runTeamAction(store, id, () => withdrawInvitation(id), t.manager.done)}
          >
            {t.manager.withdraw}
          </Button>
        </View>
      ))}
    </View>
  );
});
