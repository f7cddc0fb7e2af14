import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Team } from '@contract/team';
import { shanghaiDay } from '@rules/shanghaiTime';
import { messages as sharedMessages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { siteUrl } from '@/platform/siteUrl';
import { routes } from '@/routes';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { QrCode } from '@/ui/QrCode';
import { Sheet } from '@/ui/Sheet';
import { renewInviteCode } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { runTeamAction } from '../teamActions';
import { MobileInvitationForm } from './MobileInvitationForm';
import styles from './InviteSheet.module.scss';

interface InviteSheetProps {
  isOpen: boolean;
  onClose(): void;
  store: TeamStore;
  team: Team;
}

/** Invites members by a code with link and QR code, or by mobile number. */
export const InviteSheet = observer(function InviteSheet({ isOpen, onClose, store, team }: InviteSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={companyMessages().invite.title}>
      <View className={styles.ways}>
        <CodeInvitation store={store} team={team} />
        <MobileInvitationForm store={store} team={team} />
      </View>
    </Sheet>
  );
});

const CodeInvitation = observer(function CodeInvitation({ store, team }: { store: TeamStore; team: Team }) {
  const t = companyMessages().invite;
  const { inviteCode, inviteCodeUntilMs } = team.admission ?? {};
  const renew = () => void runTeamAction(store, 'code', () => renewInviteCode(team.id), t.renewed);
  const make = () => void runTeamAction(store, 'code', () => renewInviteCode(team.id), t.makeCode);
  const copy = (text: string) =>
    void copyText(text).then((isCopied) =>
      overlays.toast(isCopied ? sharedMessages().copied : sharedMessages().copyFailed)
    );

  if (!inviteCode) {
    return (
      <View className={styles.way}>
        <View className={styles.hint}>{t.noCode}</View>
        <Button kind="tinted" size="medium" isFull isLoading={store.pendingAction === 'code'} onPress={make}>
          {t.makeCode}
        </Button>
      </View>
    );
  }
  const link = siteUrl(`${routes['attestation.joinTeam']}?companyId=${team.id}&inviteCode=${inviteCode}`);
  return (
    <View className={styles.way}>
      <View className={styles.card}>
        <QrCode text={link} label={t.qr} />
        <View className={styles.code}>{inviteCode}</View>
        <View className={styles.hint}>{t.qrHint}</View>
        {typeof inviteCodeUntilMs === 'number' && (
          <Text className={styles.until}>{t.codeUntil(shanghaiDay(inviteCodeUntilMs))}</Text>
        )}
      </View>
      <View className={styles.actions}>
        <Button size="medium" icon="copy" onPress={() => copy(inviteCode)}>
          {t.copyCode}
        </Button>
        <Button kind="tinted" size="medium" icon="share-2" onPress={() => copy(`${t.share(team.shortName)} ${link}`)}>
          {t.copyLink}
        </Button>
      </View>
      <View className={styles.renew}>
        <Button size="small" icon="refresh" isLoading={store.pendingAction === 'code'} onPress={renew}>
          {t.renew}
        </Button>
      </View>
    </View>
  );
});
