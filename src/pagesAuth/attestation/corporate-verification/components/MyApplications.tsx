import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Application, ApplicationStatus } from '@contract/joinTeam';
import { shortTime } from '@/lib/time';
import { messages as sharedMessages } from '@/locale/messages';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { overlays } from '@/ui/overlays';
import { SectionHeader } from '@/ui/SectionHeader';
import { cancelApplication } from '../../../api/joinTeam';
import { companyMessages } from '../../../company/locale/messages';
import { runTeamAction } from '../../../company/teamActions';
import type { JoinTeamStore } from '../JoinCorporateTeam.store';
import styles from './MyApplications.module.scss';

const tones: Record<ApplicationStatus, BadgeTone> = {
  applied: 'warn',
  approved: 'ok',
  refused: 'red',
  cancelled: 'grey'
};

/** The user's applications and their states; renders nothing when there are none. */
export const MyApplications = observer(function MyApplications({ store }: { store: JoinTeamStore }) {
  const t = companyMessages().joinTeam;
  if (store.applications.length === 0) return null;
  const cancel = async (id: string) => {
    const { confirm } = await overlays.modal({ title: t.withdrawTitle, confirmText: t.withdraw });
    if (confirm) await runTeamAction(store, id, () => cancelApplication(id), t.withdrawn);
  };
  return (
    <Card>
      <SectionHeader title={t.mine} />
      {store.applications.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          isBusy={store.pendingAction === application.id}
          onCancel={() => void cancel(application.id)}
        />
      ))}
    </Card>
  );
});

interface ApplicationRowProps {
  application: Application;
  isBusy: boolean;
  onCancel(): void;
}

const ApplicationRow = observer(function ApplicationRow({ application, isBusy, onCancel }: ApplicationRowProps) {
  const { joinTeam: t, obstacles } = companyMessages();
  const { status } = application;
  const reason = application.refusedBecause === null ? application.reason : obstacles[application.refusedBecause];
  return (
    <View className={styles.row}>
      <View className={styles.head}>
        <Text className={styles.name}>{application.companyName}</Text>
        <Badge tone={tones[status]} text={t.statuses[status]} />
      </View>
      <View className={styles.foot}>
        <Text className={styles.time}>
          {t.appliedAt(shortTime(application.appliedAtMs, Date.now(), sharedMessages().time))}
        </Text>
        {status === 'applied' && (
          <Button size="small" isLoading={isBusy} onPress={onCancel}>
            {t.withdraw}
          </Button>
        )}
      </View>
      {status === 'refused' && reason !== '' && <View className={styles.reason}>{t.reason(reason)}</View>}
    </View>
  );
});
