import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { getCancellation, requestCancellation, sendOwnCode, undoCancellation } from '../../api/account';
import { CancellationStore } from '../Cancellation.store';
import { settingMessages } from '../locale/messages';
import { CancellationTerms } from './CancellationTerms';
import styles from './CancellationSheet.module.scss';

/** Sheet for cancelling the account: terms and obstacles, then the code; or revoking a requested cancellation. */
export const CancellationSheet = observer(function CancellationSheet(props: {
  /** Masked number or e-mail address that gets the code. */
  codeAddress: string;
  onClose(): void;
}) {
  const { codeAddress, onClose } = props;
  const t = settingMessages();
  const [store] = useState(
    () => new CancellationStore({ getCancellation, requestCancellation, undoCancellation, sendOwnCode })
  );
  useEffect(() => {
    void store.load();
    return store.dispose;
  }, [store]);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t.cancelTitle}
      footer={store.state && <Action store={store} onClose={onClose} />}
    >
      <View className={styles.body}>
        <Content store={store} codeAddress={codeAddress} />
        {store.state && store.error !== undefined && (
          <View className={styles.problem} role="alert">
            {errorText(store.error)}
          </View>
        )}
      </View>
    </Sheet>
  );
});

const Content = observer(function Content({ store, codeAddress }: { store: CancellationStore; codeAddress: string }) {
  const t = settingMessages();
  if (!store.state) {
    if (store.error === undefined) return <Skeleton height={120} />;
    return <ErrorState error={store.error} onRetry={() => void store.load()} />;
  }
  const { requested } = store.state;
  if (requested) return <View>{t.cancelRequestedText(shanghaiDay(requested.erasesAtMs))}</View>;
  if (!store.isVerifying) return <CancellationTerms store={store} />;
  return <CodeStep store={store.code} hint={t.proveText(codeAddress)} />;
});

interface ActionProps {
  store: CancellationStore;
  onClose(): void;
}

/** Button for the next step. */
const Action = observer(function Action({ store, onClose }: ActionProps) {
  const t = settingMessages();
  if (store.state?.requested) return <UndoCancellationButton store={store} onClose={onClose} />;
  if (store.isVerifying) return <RequestCancellationButton store={store} onClose={onClose} />;
  if (store.isBlocked) {
    const manage = () => {
      onClose();
      push('company.manager');
    };
    return (
      <Button kind="primary" isFull onPress={manage}>
        {t.toCompany}
      </Button>
    );
  }
  return (
    <>
      <Checkbox isChecked={store.isUnderstood} isShaking={store.isReminded} onChange={store.understand}>
        {t.understood}
      </Checkbox>
      <View className={styles.action}>
        <Button
          kind="outline"
          isFull
          isDisabled={!store.isUnderstood}
          onDisabledPress={store.remind}
          onPress={store.startVerification}
        >
          {t.next}
        </Button>
      </View>
    </>
  );
});

const RequestCancellationButton = observer(function RequestCancellationButton({ store, onClose }: ActionProps) {
  const t = settingMessages();
  const handleRequest = () =>
    void store.request().then(async (isRequested) => {
      if (!isRequested || !store.state?.requested) return;
      const day = shanghaiDay(store.state.requested.erasesAtMs);
      onClose();
      await overlays.modal({ title: t.cancelRequested, text: t.cancelRequestedText(day), isNotice: true });
      await user.logout();
    });
  return (
    <Button kind="outline" isFull isLoading={store.isBusy} isDisabled={!store.code.isComplete} onPress={handleRequest}>
      {t.cancelNow}
    </Button>
  );
});

const UndoCancellationButton = observer(function UndoCancellationButton({ store, onClose }: ActionProps) {
  const t = settingMessages();
  const handleUndo = () =>
    void store.undo().then((isUndone) => {
      if (!isUndone) return;
      void user.load();
      overlays.toast(t.undone, { icon: 'circle-check' });
      onClose();
    });
  return (
    <Button kind="primary" isFull isLoading={store.isBusy} onPress={handleUndo}>
      {t.undo}
    </Button>
  );
});
