import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { MyVerifications, VerificationState } from '@contract/verification';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { getMyVerifications } from '../../api/verification';
import { formRoutes, isCounting, nextAct, resultRoutes } from '../attestationRoutes';
import { LoadedStore } from '../Loaded.store';
import { verificationMessages } from '../locale/messages';
import styles from './PersonFirst.module.scss';

interface PersonFirstProps {
  /** What can be done without. */
  other?: { text: string; onPress(): void };
}

/** In the place of a form that asks for a verified person: how far that is, and the way on. */
export const PersonFirst = observer(function PersonFirst({ other }: PersonFirstProps) {
  const [store] = useState(() => new LoadedStore<MyVerifications>(getMyVerifications));
  useEffect(() => void store.load(), [store]);
  useDidShow(() => store.data && void store.load());
  const state = store.data?.items.find(({ kind }) => kind === 'person')?.state;
  const isVerified = state !== undefined && isCounting(state);
  // The app knew the person from before; the form opens as it hears of it.
  useEffect(() => {
    if (isVerified) void user.load();
  }, [isVerified]);

  if (store.status === 'error') return <ErrorState isPage error={store.error} onRetry={() => void store.load()} />;
  if (state === undefined || isVerified) return null;
  return (
    <>
      <EmptyState isPage {...wordsFor(state)} />
      {other && (
        <View className={styles.other}>
          <Button size="medium" onPress={other.onPress}>
            {other.text}
          </Button>
        </View>
      )}
    </>
  );
});

function wordsFor(state: VerificationState) {
  const t = verificationMessages();
  const act = nextAct(state);
  if (act === undefined) {
    const look = { text: t.go.view, onPress: () => push(resultRoutes.person) };
    return { title: t.personFirst.inReview, text: t.personFirst.inReviewText, action: look };
  }
  const { title, text } =
    act === 'fix'
      ? { title: t.personFirst.refused, text: t.personFirst.refusedText }
      : {
          title: t.needsPerson,
          text: t.personFirst.text
        };
  return { title, text, action: { text: t.go[act], onPress: () => push(formRoutes.person) } };
}
