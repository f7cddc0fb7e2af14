import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Address } from '@contract/address';
import { MAX_ADDRESSES } from '@rules/address';
import { MemberFrame } from '@/components/member/MemberFrame';
import { isApiError } from '@/lib/ApiError';
import { messages } from '@/locale/messages';
import { claimAddressPick } from '@/navigation/addressPick';
import { back, push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { hasAddressBook } from '@/platform/addressBook';
import { copyText } from '@/platform/clipboard';
import { ItemList } from '@/platform/itemList';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import { UndoBar } from '@/ui/UndoBar';
import { listAddresses, removeAddress, restoreAddress, setDefaultAddress } from '../api/address';
import { AddressListStore } from './AddressList.store';
import { AddressCard } from './components/AddressCard';
import { formatAddressForSharing } from './formatAddress';
import { addressMessages } from './locale/messages';
import styles from './addressList.module.scss';

export default observer(function AddressListPage() {
  const { select } = useRouteParams('address.list');
  const [store] = useState(
    () => new AddressListStore({ listAddresses, removeAddress, restoreAddress, setDefaultAddress }, user)
  );
  const t = addressMessages();
  const offlineSinceMs = useOfflineSince(store.isLoaded);
  const isChoosing = select !== undefined;
  useEffect(() => store.start(), [store]);
  // Reloads to show changes made on the page above.
  useDidShow(() => {
    if (store.isLoaded) void store.load();
  });
  const [resolvePick] = useState(claimAddressPick);
  useEffect(() => () => resolvePick(null), [resolvePick]);

  const handleChoose = (address: Address) => {
    resolvePick(address);
    back();
  };
  const handleCopy = async (address: Address) => {
    const isCopied = await copyText(formatAddressForSharing(address));
    overlays.toast(isCopied ? t.copied : messages().copyFailed);
  };
  const handleDefault = (address: Address) => void runWithToast(() => store.makeDefault(address), t.defaultSet);
  const handleRemove = (address: Address) => void store.remove(address).catch(toastError);
  const handleUndo = () => void runWithToast(store.undo, t.restored, toastRestoreError);
  const handleAdd = () => (store.isFull ? overlays.toast(t.full(MAX_ADDRESSES)) : push('address.edit'));
  const handleImport = () =>
    store.isFull ? overlays.toast(t.full(MAX_ADDRESSES)) : push('address.edit', { from: 'wechat' });

  const title = isChoosing ? t.chooseTitle : t.title;
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<Skeletons />}
      empty={<EmptyState isPage title={t.empty} text={t.emptyHint} />}
      bottomBar={
        store.isLoaded && (
          <>
            {hasAddressBook && <BarAction icon="brand-wechat" text={t.importWeChat} onPress={handleImport} />}
            <BarSpacer>
              <Button
                kind="primary"
                icon="plus"
                isFull
                isDisabled={store.isFull}
                onPress={handleAdd}
                onDisabledPress={handleAdd}
              >
                {t.add}
              </Button>
            </BarSpacer>
          </>
        )
      }
    >
      <View className={styles.list}>
        <ItemList>
          {store.addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onChoose={isChoosing ? () => handleChoose(address) : undefined}
              onCopy={() => void handleCopy(address)}
              onEdit={() => push('address.edit', { id: address.id })}
              onRemove={() => handleRemove(address)}
              onMakeDefault={() => handleDefault(address)}
            />
          ))}
        </ItemList>
        {store.addresses.length === 0 ? (
          <EmptyState isPage title={t.empty} text={t.emptyHint} />
        ) : (
          <View className={styles.count}>{t.count(store.addresses.length, MAX_ADDRESSES)}</View>
        )}
      </View>
      {store.removed && (
        <UndoBar isOverBar text={t.removed(store.removed.receiver)} action={t.undo} onPress={handleUndo} />
      )}
    </MemberFrame>
  );
});

function toastRestoreError(error: unknown): void {
  if (isApiError(error, 'CONFLICT')) overlays.toast(addressMessages().listFull, { icon: 'info-circle' });
  else toastError(error);
}

function Skeletons() {
  return (
    <View className={styles.skeletons}>
      <SkeletonCard />
      <SkeletonCard />
    </View>
  );
}
