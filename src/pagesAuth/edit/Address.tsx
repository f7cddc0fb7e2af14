import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useSubmit } from '@/components/form/useSubmit';
import { pickAddress } from '@/navigation/addressPick';
import { back } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { ADDRESS_DETAIL_MAX } from '@rules/addressDetail';
import { getBasicInfo, updateBasicInfo } from '../api/basicInfo';
import { RegionField } from '../components/region/RegionField';
import { EditFrame } from './components/EditFrame';
import styles from './components/EditFrame.module.scss';
import { AddressStore } from './Address.store';
import { leaveMessages } from './leaveMessages';
import { editMessages } from './locale/messages';

/** Page for the address in the user's profile. */
export default observer(function Address() {
  const t = editMessages();
  const [store] = useState(() => new AddressStore({ getBasicInfo, updateBasicInfo }));
  const isUnsaved = useCallback(() => store.saved !== null && store.isChanged, [store]);
  useLeaveWarning(isUnsaved, leaveMessages);
  useEffect(() => {
    if (user.isLoggedIn) void store.load();
  }, [store]);

  const { unsent, send } = useSubmit();
  const finish = (work: () => Promise<boolean>, done: string) =>
    void send(async () => {
      if (!(await work())) return;
      overlays.toast(done, { icon: 'circle-check' });
      back();
    });
  const handlePick = async () => {
    const picked = await pickAddress();
    if (picked) store.fillIn(picked);
  };
  const handleClear = async () => {
    const { confirm } = await overlays.modal({ title: t.clearTitle, confirmText: t.clear });
    if (confirm) finish(store.clear, t.cleared);
  };

  const bar = (
    <>
      {store.saved?.address && <BarAction icon="trash" text={t.clear} onPress={() => void handleClear()} />}
      <BarSpacer>
        <Button
          kind="primary"
          isFull
          isLoading={store.isSaving}
          isDisabled={!store.isChanged}
          onPress={() => finish(store.save, t.saved)}
        >
          {t.save}
        </Button>
      </BarSpacer>
    </>
  );
  return (
    <EditFrame title={t.addressTitle} store={store} unsent={unsent} bottomBar={bar}>
      <View className={styles.body}>
        <View className={styles.card}>
          <Cell icon="map-pin" title={t.addressPick} onPress={() => void handlePick()} />
          <AddressFields store={store} />
        </View>
      </View>
    </EditFrame>
  );
});

const AddressFields = observer(function AddressFields({ store }: { store: AddressStore }) {
  const t = editMessages();
  return (
    <>
      <RegionField
        label={t.addressRegion}
        placeholder={t.regionPlaceholder}
        region={store.region}
        error={store.hasRegionError ? t.addressRegionWrong : undefined}
        onChoose={store.setRegion}
        onLocate={store.setRegion}
      />
      <FormField
        label={t.addressDetail}
        isRequired
        counter={{ used: [...store.detail.trim()].length, max: ADDRESS_DETAIL_MAX }}
        error={store.hasDetailError ? t.addressDetailWrong : undefined}
      >
        <TextArea
          label={t.addressDetail}
          placeholder={t.addressDetailPlaceholder}
          maxLength={ADDRESS_DETAIL_MAX}
          value={store.detail}
          isInvalid={store.hasDetailError}
          onChange={store.setDetail}
          onBlur={store.touchDetail}
        />
      </FormField>
    </>
  );
});
