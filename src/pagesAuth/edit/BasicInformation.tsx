import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { listVarieties } from '@/api/variety';
import { useSubmit } from '@/components/form/useSubmit';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { cropPhoto } from '@/platform/cropPhoto';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadAvatar } from '@/request/upload';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { getBasicInfo, updateBasicInfo } from '../api/basicInfo';
import { BasicInformationStore } from './BasicInformation.store';
import { EditFrame } from './components/EditFrame';
import { PersonCells } from './components/PersonCells';
import { TradeFields } from './components/TradeFields';
import { leaveMessages } from './leaveMessages';
import { editMessages } from './locale/messages';
import styles from './BasicInformation.module.scss';

const api = {
  getBasicInfo,
  updateBasicInfo,
  listVarieties,
  pickPhotos,
  cropPhoto,
  uploadAvatar: (path: string) => uploadAvatar(path, { onProgress: () => undefined, handle: {} }),
  releaseFile
};

/** Page for editing the user's profile. */
export default observer(function BasicInformation() {
  const t = editMessages();
  const [store] = useState(() => new BasicInformationStore(api));
  const isUnsaved = useCallback(() => store.isUnsaved, [store]);
  useLeaveWarning(isUnsaved, leaveMessages);
  useDidShow(() => {
    if (user.isLoggedIn) void store.load();
  });

  const { unsent, send } = useSubmit();
  const handleSave = () =>
    void send(async () => {
      if (!(await store.save())) return;
      void user.load();
      overlays.toast(t.saved, { icon: 'circle-check' });
    });

  const save = (
    <BarSpacer>
      <Button
        kind="primary"
        isFull
        isLoading={store.form.isSubmitting}
        isDisabled={!store.isUnsaved}
        onPress={handleSave}
      >
        {t.save}
      </Button>
    </BarSpacer>
  );
  return (
    <EditFrame title={t.title} store={store} unsent={unsent} bottomBar={save}>
      <Progress percent={store.completion} />
      <PersonCells store={store} />
      <TradeFields store={store} />
    </EditFrame>
  );
});

function Progress({ percent }: { percent: number }) {
  const t = editMessages();
  return (
    <View className={styles.progress} role="status">
      <View className={styles.percent}>{percent === 100 ? t.complete : t.completion(percent)}</View>
      {percent < 100 && <View className={styles.hint}>{t.completionHint}</View>}
      <View className={styles.track}>
        <View className={styles.done} style={{ width: `${percent}%` }} />
      </View>
    </View>
  );
}
