import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { ADDRESS_DETAIL_MAX } from '@rules/addressDetail';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { useSubmit } from '@/components/form/useSubmit';
import { pickAddress } from '@/navigation/addressPick';
import { back } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { getBasicInfo, updateBasicInfo } from '../api/basicInfo';
import { LocateButton } from '../components/region/LocateButton';
import { AddressStore } from './Address.store';
import { EditFrame } from './components/EditFrame';
import { leaveMessages } from './leaveMessages';
import { editMessages } from './locale/messages';
import styles from './components/EditFrame.module.scss';

/** Page for the address in the user's profile. */
export default observer(function Address() {
  const t = editMessages();
  const [store] = useState(() => new AddressStore({ getBasicInfo, updateBasicInfo }));
  const { form } = store;
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveMessages);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void form.load();
  }, [form, isLoggedIn]);

  const whenOnTop = useWhenOnTop();
  const { unsent, send } = useSubmit();
  const finish = (work: () => Promise<boolean>, done: string) =>
    void send(async () => {
      if (!(await work())) return;
      overlays.toast(done, { icon: 'circle-check' });
      whenOnTop(back);
    });
  const handlePick = async () => {
    const picked = await pickAddress();
    if (picked) store.fillIn(picked);
  };
  const handleClear = async () => {
    const { confirm } = await overlays.modal({ title: t.clearTitle, confirmText: t.clear });
    if (confirm) finish(() => store.clear().then(() => true), t.cleared);
  };

  const bar = (
    <>
      {store.isSaved && <BarAction icon="trash" text={t.clear} onPress={() => void handleClear()} />}
      <BarSpacer>
        <Button
          kind="primary"
          isFull
          isLoading={form.isSubmitting}
          isDisabled={!form.isChanged}
          onPress={() => finish(async () => (await form.submit()) === 'sent', t.saved)}
        >
          {t.save}
        </Button>
      </BarSpacer>
    </>
  );
  return (
    <EditFrame title={t.addressTitle} store={form} unsent={unsent} bottomBar={bar}>
      <View className={styles.body}>
        <View className={styles.card}>
          <Cell icon="map-pin" title={t.addressPick} onPress={() => void handlePick()} />
          <AddressFields store={store} />
        </View>
      </View>
    </EditFrame>
  );
});

const AddressFields = observer(function AddressFields({ store: { form } }: { store: AddressStore }) {
  const [isOpen, setOpen] = useState(false);
  const t = editMessages();
  const { values, set } = form;
  return (
    <>
      <RegionField
        field="regionCode"
        label={t.addressRegion}
        placeholder={t.regionPlaceholder}
        value={values}
        error={form.problemOf('regionCode') && t.addressRegionWrong}
        onChange={set}
        sheet={{ isOpen, setOpen }}
      >
        <LocateButton
          onLocate={({ code, names, isExact }) => {
            set({ regionCode: code, regionNames: names });
            setOpen(!isExact);
          }}
        />
      </RegionField>
      <TextField
        field="detail"
        isLong
        label={t.addressDetail}
        placeholder={t.addressDetailPlaceholder}
        value={values.detail}
        max={ADDRESS_DETAIL_MAX}
        error={form.problemOf('detail') && t.addressDetailWrong}
        onChange={(detail) => set({ detail })}
        onLeave={(field) => values.detail !== '' && form.touch(field)}
      />
    </>
  );
});
