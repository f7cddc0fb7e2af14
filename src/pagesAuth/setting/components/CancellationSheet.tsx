import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { errorText } from '@/locale/errorText';
import { dateOf } from '@/lib/time';
import { isBuilt, push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorState } from '@/ui/ErrorState';
import { feedback } from '@/ui/feedback';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { getCancellation, requestCancellation, sendOwnCode, undoCancellation } from '../../api/account';
import { CancellationStore } from '../Cancellation.store';
import { settingWords } from '../locale/words';
import styles from './CancellationSheet.module.scss';
import { CodeStep } from '../../components/code/CodeStep';

/** Leaving for good: what goes and what stays, what stands in the way, the code; or the way back. */
export const CancellationSheet = observer(function CancellationSheet({ onClose }: { onClose(): void }) {
  const t = settingWords();
  const [store] = useState(
    () => new CancellationStore({ getCancellation, requestCancellation, undoCancellation, sendOwnCode })
  );
  useEffect(() => {
    void store.load();
    return store.dispose;
  }, [store]);
  return (
    <Sheet isOpen onClose={onClose} title={t.cancelTitle}>
      <View className={styles.body}>
        <Content store={store} onClose={onClose} />
      </View>
    </Sheet>
  );
});

interface PartProps {
  store: CancellationStore;
  onClose(): void;
}

const Content = observer(function Content({ store, onClose }: PartProps) {
  if (!store.state) {
    if (store.error === undefined) return <Skeleton height={120} />;
    return <ErrorState error={store.error} onRetry={() => void store.load()} />;
  }
  if (store.state.requested) return <WayBack store={store} onClose={onClose} />;
  return (
    <>
      <View className={styles.lead}>{settingWords().cancelLead}</View>
      <Terms />
      {store.isBlocked ? <Blocked store={store} onClose={onClose} /> : <Request store={store} onClose={onClose} />}
    </>
  );
});

const Terms = observer(function Terms() {
  const t = settingWords();
  const lists = [
    { name: t.cancelGoes, items: t.cancelGoesList },
    { name: t.cancelStays, items: t.cancelStaysList }
  ];
  return (
    <>
      {lists.map(({ name, items }) => (
        <View key={name} className={styles.list} role="list" aria-label={name}>
          <View className={styles.name}>{name}</View>
          {items.map((item) => (
            <View key={item} className={styles.item} role="listitem">
              {item}
            </View>
          ))}
        </View>
      ))}
    </>
  );
});

const Blocked = observer(function Blocked({ store, onClose }: PartProps) {
  const t = settingWords();
  const names = store.state?.ownedCompanies.map(({ name }) => name).join(t.nameSeparator) ?? '';
  const manage = () => {
    onClose();
    push('company.manager');
  };
  return (
    <View className={styles.blocked}>
      <View className={styles.name}>{t.cancelBlocked}</View>
      <View>{t.cancelBlockedText(names)}</View>
      {isBuilt('company.manager') && (
        <View className={styles.action}>
          <Button kind="tinted" size="medium" onPress={manage}>
            {t.toCompany}
          </Button>
        </View>
      )}
    </View>
  );
});

const Request = observer(function Request({ store, onClose }: PartProps) {
  const t = settingWords();
  const handleRequest = () =>
    void store.request().then(async (isRequested) => {
      if (!isRequested || !store.state?.requested) return;
      const day = dateOf(store.state.requested.erasesAtMs);
      onClose();
      await feedback.modal({ title: t.cancelRequested, text: t.cancelRequestedText(day), isNotice: true });
      await user.logout();
    });
  return (
    <>
      <View className={styles.tick}>
        <Checkbox isChecked={store.isUnderstood} onChange={store.understand}>
          {t.understood}
        </Checkbox>
      </View>
      {store.isUnderstood && <CodeStep store={store.code} />}
      <Problem store={store} />
      <View className={styles.action}>
        <Button
          kind="outline"
          isFull
          isLoading={store.isBusy}
          isDisabled={!store.isUnderstood || !store.code.isComplete}
          onPress={handleRequest}
        >
          {t.cancelNow}
        </Button>
      </View>
    </>
  );
});

const WayBack = observer(function WayBack({ store, onClose }: PartProps) {
  const t = settingWords();
  const handleUndo = () =>
    void store.undo().then((isUndone) => {
      if (!isUndone) return;
      void user.load();
      feedback.toast(t.undone, { icon: 'circle-check' });
      onClose();
    });
  return (
    <>
      <View className={styles.lead}>{t.cancelRequestedText(dateOf(store.state?.requested?.erasesAtMs ?? 0))}</View>
      <Problem store={store} />
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={store.isBusy} onPress={handleUndo}>
          {t.undo}
        </Button>
      </View>
    </>
  );
});

const Problem = observer(function Problem({ store }: { store: CancellationStore }) {
  if (store.error === undefined) return null;
  return (
    <View className={styles.problem} role="alert">
      {errorText(store.error)}
    </View>
  );
});
