import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MyVerifications, VerificationSummary } from '@contract/verification';
import { MemberFrame } from '@/components/member/MemberFrame';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo, push } from '@/navigation/navigate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { Resource } from '@/request/Resource';
import { user } from '@/stores/user';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { SkeletonCard } from '@/ui/Skeleton';
import { getMyVerifications } from '../api/verification';
import { formRoutes, isUnderReview, isVerifiedState, nextAction, resultRoutes, statusTones } from './attestationRoutes';
import { verificationMessages } from './locale/messages';
import styles from './AttestationCenter.module.scss';

/** Shows the state and the next action of each kind of verification. */
export default observer(function AttestationCenter() {
  const [resource] = useState(() => new Resource<MyVerifications>(getMyVerifications));
  const [isParkShown, setParkShown] = useState(false);
  const offlineSinceMs = useOfflineSince(resource.value);
  const t = verificationMessages();
  useDidShow(() => {
    if (user.isLoggedIn) void Promise.all([resource.load(), user.load()]);
  });
  const items = resource.value?.items ?? [];
  const isPersonVerified = items.some(({ kind, state }) => kind === 'person' && isVerifiedState(state));
  // Few users run a park: its card is collapsed until a park verification is started.
  const collapsedItem = items.find(({ kind, state }) => kind === 'park' && state === 'none' && !isParkShown);
  const lockedUntilMs = resource.value?.lockedUntilMs ?? null;
  return (
    <MemberFrame
      title={t.center}
      loggedOut={t}
      status={resource.status}
      error={resource.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void resource.load()}
      onRefresh={resource.load}
      skeleton={<SkeletonCard />}
    >
      <View className={styles.top} />
      {lockedUntilMs !== null && (
        <Notice icon="alert-triangle" text={t.lockedUntil(shortTime(lockedUntilMs, Date.now(), messages().time))} />
      )}
      {!isPersonVerified && <Notice icon="info-circle" text={t.orderHint} />}
      {items
        .filter((item) => item !== collapsedItem)
        .map((item) => (
          <VerificationCard key={item.kind} item={item} isOpen={item.kind === 'person' || isPersonVerified} />
        ))}
      {collapsedItem && (
        <Card isBare>
          <Cell icon="building-community" title={t.showPark} onPress={() => setParkShown(true)} />
        </Card>
      )}
      <Notice icon="lock" text={t.privacyHint} />
    </MemberFrame>
  );
});

function Notice({ icon, text }: { icon: 'lock' | 'info-circle' | 'alert-triangle'; text: string }) {
  return (
    <View className={styles.notice}>
      <Icon name={icon} />
      <View>{text}</View>
    </View>
  );
}

const kindIcons: Record<VerificationSummary['kind'], IconName> = {
  person: 'user-filled',
  company: 'shield-check-filled',
  park: 'building-community'
};

interface VerificationCardProps {
  item: VerificationSummary;
  /** False while personal verification is required first. */
  isOpen: boolean;
}

/** Card of one kind of verification: benefits, state and available actions. */
const VerificationCard = observer(function VerificationCard({ item, isOpen }: VerificationCardProps) {
  const t = verificationMessages();
  const { kind, state, step, name, number, validUntil, submittedAtMs } = item;
  const isNotStarted = state === 'none';
  // A team member gets the company badge without submitting documents.
  const joinedCompany = kind === 'company' && isNotStarted ? user.user?.companies[0] : undefined;
  const isJoinedVerified = user.user?.verifications.includes('company');
  const openForm = () => (isOpen ? push(formRoutes[kind]) : overlays.toast(t.needsPerson, { icon: 'info-circle' }));
  const openResult = () => push(resultRoutes[kind]);
  const mainAction = nextAction(state);
  return (
    <Card>
      <View className={styles.head}>
        <View className={`${styles.glyph} ${styles[kind]}`}>
          <Icon name={kindIcons[kind]} />
        </View>
        <View className={styles.title}>{t.kinds[kind]}</View>
        {joinedCompany ? (
          <Badge text={t.joined} tone={isJoinedVerified ? 'ok' : 'grey'} />
        ) : (
          <Badge text={t.states[state]} tone={statusTones[state]} />
        )}
      </View>
      <View className={styles.benefit}>{t.benefits[kind]}</View>
      {!isNotStarted && name !== '' && (
        <View className={styles.facts}>
          <View>{name}</View>
          <View className={styles.number}>{number}</View>
          <View>{validUntil === null ? t.longTermValid : t.validUntil(validUntil)}</View>
        </View>
      )}
      {joinedCompany && <View className={styles.facts}>{joinedCompany.name}</View>}
      {isUnderReview(state) && (
        <View className={styles.progress}>
          <View>{t.step[step]}</View>
          {submittedAtMs !== null && (
            <View>{`${t.actions.submit} ${shortTime(submittedAtMs, Date.now(), messages().time)}`}</View>
          )}
        </View>
      )}
      <View className={styles.actions}>
        {!isNotStarted && (
          <Button size="small" onPress={openResult}>
            {t.go.view}
          </Button>
        )}
        {joinedCompany && (
          <Button size="small" onPress={linkTo('company.information', { id: joinedCompany.id })}>
            {t.companyPage}
          </Button>
        )}
        {mainAction !== undefined && (
          <Button
            size="small"
            kind={isNotStarted && !joinedCompany ? 'primary' : 'tinted'}
            isDisabled={!isOpen}
            onDisabledPress={openForm}
            onPress={openForm}
          >
            {t.go[mainAction]}
          </Button>
        )}
      </View>
      {!isOpen && isNotStarted && <View className={styles.order}>{t.needsPerson}</View>}
    </Card>
  );
});
