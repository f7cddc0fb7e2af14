import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { VerificationKind } from '@contract/user';
import type { VerificationDetail } from '@contract/verification';
import { FieldGroup } from '@/components/form/FieldGroup';
import { MemberFrame } from '@/components/member/MemberFrame';
import { push } from '@/navigation/navigate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { Resource } from '@/request/Resource';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import { Timeline } from '@/ui/Timeline';
import { getVerification, remindReviewers, withdrawVerification } from '../../api/verification';
import { formRoutes } from '../attestationRoutes';
import { verificationMessages } from '../locale/messages';
import { timelineSteps } from '../timelineSteps';
import { DetailRows } from './DetailRows';
import { ReviewReasons } from './ReviewReasons';
import { StatusHeader } from './StatusHeader';
import styles from './VerificationResultPage.module.scss';

interface VerificationResultPageProps {
  kind: VerificationKind;
  /** Consequences of the result, rendered below the timeline. */
  children?(detail: VerificationDetail): ReactNode;
}

/** Result page of one kind of verification: state, reasons, timeline and available actions. */
export const VerificationResultPage = observer(function VerificationResultPage({
  kind,
  children
}: VerificationResultPageProps) {
  const [resource] = useState(() => new Resource<VerificationDetail>(() => getVerification(kind)));
  const offlineSinceMs = useOfflineSince(resource.value);
  const t = verificationMessages();
  const title = t.kinds[kind];
  useDidShow(() => {
    if (user.isLoggedIn) void Promise.all([resource.load(), user.load()]);
  });
  const detail = resource.value;
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      status={resource.status}
      error={resource.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void resource.load()}
      onRefresh={resource.load}
      skeleton={<SkeletonCard />}
      bottomBar={detail && <ResultActions detail={detail} onChange={resource.load} />}
    >
      {detail && (
        <>
          <StatusHeader detail={detail} />
          <ReviewReasons detail={detail} />
          {children?.(detail)}
          {detail.history.length > 0 && (
            <FieldGroup title={t.progress}>
              <View className={styles.progress}>
                <Timeline label={t.progress} steps={timelineSteps(detail, Date.now())} />
              </View>
            </FieldGroup>
          )}
          {detail.name !== '' && <SubjectSection detail={detail} />}
        </>
      )}
    </MemberFrame>
  );
});

/** Form field that holds the name, by kind. */
const nameFields = { person: 'realName', company: 'companyName', park: 'parkName' } as const;
const numberFields = { person: 'idNumber', company: 'uscc', park: 'operatorUscc' } as const;

function SubjectSection({ detail }: { detail: VerificationDetail }) {
  const t = verificationMessages();
  const rows = [
    [t.fields[nameFields[detail.kind]], detail.name],
    [t.fields[numberFields[detail.kind]], detail.number],
    [t.expiry, detail.validUntil ?? t.longTermValid]
  ] as const;
  return (
    <FieldGroup title={t.subject}>
      <DetailRows rows={rows} />
    </FieldGroup>
  );
}

interface ResultActionsProps {
  detail: VerificationDetail;
  onChange(): Promise<unknown>;
}

const ResultActions = observer(function ResultActions({ detail, onChange }: ResultActionsProps) {
  const t = verificationMessages();
  const { kind, state } = detail;
  const run = async (action: () => Promise<unknown>, done: string) => {
    await runWithToast(action, done);
    await onChange();
  };
  const handleWithdraw = async () => {
    const { confirm } = await overlays.modal({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirmText: t.withdraw
    });
    if (confirm) await run(() => withdrawVerification(kind), t.withdrawn);
  };
  if (state === 'pending' || state === 'changing') {
    return (
      <>
        <BarSpacer>
          <Button isFull onPress={() => void handleWithdraw()}>
            {t.withdraw}
          </Button>
        </BarSpacer>
        {detail.canRemind && (
          <BarSpacer>
            <Button kind="primary" isFull onPress={() => void run(() => remindReviewers(kind), t.reminded)}>
              {t.remind}
            </Button>
          </BarSpacer>
        )}
      </>
    );
  }
  const texts = {
    none: t.start,
    approved: t.change,
    rejected: t.fix,
    needMore: t.supplement,
    expiring: t.renew,
    expired: t.renew,
    revoked: t.fix
  };
  const isQuiet = state === 'approved' && detail.reasons.length === 0;
  return (
    <BarSpacer>
      <Button kind={isQuiet ? 'tinted' : 'primary'} isFull onPress={() => push(formRoutes[kind])}>
        {texts[state]}
      </Button>
    </BarSpacer>
  );
});
