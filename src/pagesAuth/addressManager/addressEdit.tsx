import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { getRegions } from '@/api/region';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { useSubmit } from '@/components/form/useSubmit';
import { MemberFrame } from '@/components/member/MemberFrame';
import { isApiError } from '@/lib/ApiError';
import { back, replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { chooseAddress } from '@/platform/addressBook';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import { changeAddress, createAddress, listAddresses, removeAddress } from '../api/address';
import { AddressEditStore } from './AddressEdit.store';
import { AddressForm } from './components/AddressForm';
import { PasteCard } from './components/PasteCard';
import { addressMessages } from './locale/messages';
import styles from './addressEdit.module.scss';

export default observer(function AddressEditPage() {
  const { id, from } = useRouteParams('address.edit');
  const [store] = useState(
    () => new AddressEditStore({ listAddresses, createAddress, changeAddress, getRegions, newRequestId }, id)
  );
  const t = addressMessages();
  const { form } = store;
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveMessages);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (!isLoggedIn) return;
    void form.load().then(() => (from === 'wechat' && form.phase === 'ready' ? importFromWeChat(store) : undefined));
  }, [store, form, from, isLoggedIn]);

  const whenOnTop = useWhenOnTop();
  const { unsent, send } = useSubmit();
  const save = async () => {
    const outcome = await store.submit().catch((error: unknown) => {
      if (!isFullError(error)) throw error;
      overlays.toast(t.listFull, { icon: 'info-circle' });
    });
    if (outcome === 'invalid') overlays.toast(t.notSaved(Math.max(1, form.invalidCount)));
    if (outcome !== 'sent') return;
    overlays.toast(t.saved, { icon: 'circle-check' });
    whenOnTop(back);
  };
  const handleSave = () => void send(save);
  const handleRemove = async () => {
    const { confirm } = await overlays.modal({ title: t.removeTitle, confirmText: t.remove });
    if (!confirm || id === undefined || !(await runWithToast(() => removeAddress(id)))) return;
    form.discardChanges();
    whenOnTop(back);
  };

  const title = id === undefined ? t.addTitle : t.editTitle;
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      status={form.status}
      error={form.error}
      onRetry={() => void form.load()}
      skeleton={<SkeletonCard />}
      empty={
        <EmptyState
          isPage
          title={t.missing}
          text={t.missingHint}
          action={{ text: t.toList, onPress: () => replace('address.list') }}
        />
      }
      bottomBar={
        form.phase === 'ready' && (
          <>
            {id !== undefined && <BarAction icon="trash" text={t.remove} onPress={() => void handleRemove()} />}
            <BarSpacer>
              <Button kind="primary" isFull isLoading={store.isSubmitting} onPress={handleSave}>
                {t.save}
              </Button>
            </BarSpacer>
          </>
        )
      }
    >
      <View className={styles.unsent}>{unsent && <SubmitFailureNotice failure={unsent} onRetry={unsent.retry} />}</View>
      <View className={styles.body}>
        <PasteCard store={store} />
        <AddressForm store={store} />
      </View>
    </MemberFrame>
  );
});

const isFullError = (error: unknown) => isApiError(error, 'CONFLICT');

function leaveMessages() {
  const { leaveTitle, leaveText, leave, stay } = addressMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}

/** Explains the use of the WeChat address book before opening it. */
async function importFromWeChat(store: AddressEditStore): Promise<void> {
  const t = addressMessages();
  const { confirm } = await overlays.modal({ title: t.importTitle, text: t.importPurpose, confirmText: t.goOn });
  if (!confirm) return;
  try {
    const chosen = await chooseAddress();
    if (chosen) await store.fillFromAddressBook(chosen);
  } catch {
    overlays.toast(t.importRefused, { icon: 'info-circle' });
  }
}
