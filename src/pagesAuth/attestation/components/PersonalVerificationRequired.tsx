import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { MyVerifications, VerificationState } from '@contract/verification';
import { push } from '@/navigation/navigate';
import { Resource } from '@/request/Resource';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { getMyVerifications } from '../../api/verification';
import { formRoutes, isVerifiedState, nextAction, resultRoutes } from '../attestationRoutes';
import { verificationMessages } from '../locale/messages';
import styles from './PersonalVerificationRequired.module.scss';

interface PersonalVerificationRequiredProps {
  /** Action available without personal verification. */
  alternative?: { text: string; onPress(): void };
}

/** Shown instead of a form that requires personal verification: its state and the next step. */
export const PersonalVerificationRequired = observer(function PersonalVerificationRequired({
  alternative
}: PersonalVerificationRequiredProps) {
  const [resource] = useState(() => new Resource<MyVerifications>(getMyVerifications));
  useEffect(() => void resource.load(), [resource]);
  useDidShow(() => resource.value && void resource.load());
  const state = resource.value?.items.find(({ kind }) => kind === 'person')?.state;
  const isVerified = state !== undefined && isVerifiedState(state);
  // The app's user data is outdated: reloading it opens the form.
  useEffect(() => {
    if (isVerified) void user.load();
  }, [isVerified]);

  if (resource.status === 'error')
    return <ErrorState isPage error={resource.error} onRetry={() => void resource.load()} />;
  if (state === undefined || isVerified) return null;
  return (
    <>
      <EmptyState isPage {...emptyStateFor(state)} />
      {alternative && (
        <View className={styles.other}>
          <Button size="medium" onPress={alternative.onPress}>
            {alternative.text}
          </Button>
        </View>
      )}
    </>
  );
});

function emptyStateFor(state: VerificationState) {
  const t = verificationMessages();
  const nextStep = nextAction(state);
  if (nextStep === undefined) {
    const viewAction = { text: t.go.view, onPress: () => push(resultRoutes.person) };
    return { title: t.personFirst.inReview, text: t.personFirst.inReviewText, action: viewAction };
  }
  const { title, text } =
    nextStep === 'fix'
      ? { title: t.personFirst.refused, text: t.personFirst.refusedText }
      : {
          title: t.needsPerson,
          text: t.personFirst.text
        };
  return { title, text, action: { text: t.go[nextStep], onPress: () => push(formRoutes.person) } };
}
