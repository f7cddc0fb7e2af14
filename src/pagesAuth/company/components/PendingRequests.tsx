import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { JoinRequest } from '@contract/team';
import { relativeTime } from '@/lib/time';
import { messages as sharedMessages } from '@/locale/messages';
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
import { runTeamAction } from '../teamActions';
import { ProofSheet } from './ProofSheet';
import { RejectRequestSheet } from './RejectRequestSheet';
import styles from './PendingRequests.module.scss';

/** Open applications with the applicants' details; renders nothing when there are none. */
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
          <ApplicantRow request={request} />
          <View className={styles.actions}>
            <Button size="small" onPress={() => setRefused(request)}>
              {t.refuse}
            </Button>
            <Button
              kind="tinted"
              size="small"
              isLoading={store.pendingAction === request.id}
              onPress={() => void runTeamAction(store, request.id, () => approveRequest(request.id), t.approved)}
            >
              {t.approve}
            </Button>
          </View>
        </View>
      ))}
      <RejectRequestSheet store={store} request={refused} onClose={() => setRefused(undefined)} />
    </Card>
  );
});

const ApplicantRow = observer(function ApplicantRow({ request }: { request: JoinRequest }) {
  const t = companyMessages().manager;
  const [isProofOpen, setProofOpen] = useState(false);
  const { length: proofCount } = request.proofIds;
  return (
    <IdentityRow
      picture={<Avatar name={request.realName} src={request.avatarUrl} />}
      name={request.realName}
      badges={
        <>
          {request.isVerified && <VerifiedBadge kind="person" />}
          {request.isByCode && <Tag text={t.byCode} />}
          <Text className={styles.time}>{relativeTime(request.appliedAtMs, Date.now(), sharedMessages().time)}</Text>
        </>
      }
      subtitle={t.about(request.position, request.department)}
    >
      {request.message !== '' && <View className={styles.message}>{request.message}</View>}
      {proofCount > 0 && (
        <View className={styles.proofs}>
          <Button size="small" icon="photo" onPress={() => setProofOpen(true)}>
            {t.viewProof(proofCount)}
          </Button>
          <ProofSheet isOpen={isProofOpen} request={request} onClose={() => setProofOpen(false)} />
        </View>
      )}
    </IdentityRow>
  );
});
