import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { JoinRequest } from '@contract/team';
import { relativeTime } from '@/lib/time';
import { messages as sharedWords } from '@/locale/messages';
import { uploadUri } from '@/platform/uploadUri';
import { Avatar } from '@/ui/Avatar';
import { VerifiedBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { IdentityRow } from '@/ui/IdentityRow';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tag } from '@/ui/Tag';
import { approveRequest } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { doAndTell } from '../teamActions';
import styles from './PendingRequests.module.scss';
import { ProofSheet } from './ProofSheet';
import { RefuseSheet } from './RefuseSheet';

/** Who asks to be let in, with what they say of themselves; nothing while nobody does. */
export const PendingRequests = observer(function PendingRequests({ store }: { store: TeamStore }) {
  const [refused, setRefused] = useState<JoinRequest>();
  const t = companyMessages().manager;
  const { requests } = store;
  if (requests.length === 0) return null;
  return (
    <Card>
      <SectionHeader title={t.pending} right={t.pendingCount(store.team?.pendingCount ?? requests.length)} />
      {requests.map((request) => (
        <View key={request.id} className={styles.request}>
          <Applicant request={request} />
          <View className={styles.actions}>
            <Button size="small" onPress={() => setRefused(request)}>
              {t.refuse}
            </Button>
            <Button
              kind="tinted"
              size="small"
              isLoading={store.busy === request.id}
              onPress={() => void doAndTell(store, request.id, () => approveRequest(request.id), t.approved)}
            >
              {t.approve}
            </Button>
          </View>
        </View>
      ))}
      <RefuseSheet store={store} request={refused} onClose={() => setRefused(undefined)} />
    </Card>
  );
});

const Applicant = observer(function Applicant({ request }: { request: JoinRequest }) {
  const t = companyMessages().manager;
  const [isLooking, setLooking] = useState(false);
  const { length: proofs } = request.proofIds;
  return (
    <IdentityRow
      picture={<Avatar name={request.realName} src={request.avatarUrl && uploadUri(request.avatarUrl)} />}
      name={request.realName}
      badges={
        <>
          {request.isVerified && <VerifiedBadge kind="person" />}
          {request.isByCode && <Tag text={t.byCode} />}
          <Text className={styles.time}>{relativeTime(request.appliedAtMs, Date.now(), sharedWords().time)}</Text>
        </>
      }
      subtitle={t.about(request.position, request.department)}
    >
      {request.message !== '' && <View className={styles.message}>{request.message}</View>}
      {proofs > 0 && (
        <View className={styles.proofs}>
          <Button size="small" icon="photo" onPress={() => setLooking(true)}>
            {t.lookAtProof(proofs)}
          </Button>
          <ProofSheet isOpen={isLooking} request={request} onClose={() => setLooking(false)} />
        </View>
      )}
    </IdentityRow>
  );
});
