import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { NICKNAME_MAX } from '@rules/nickname';
import { shanghaiDay } from '@rules/shanghaiTime';
import { useSubmit } from '@/components/form/useSubmit';
import { back } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { getBasicInfo, updateBasicInfo } from '../api/basicInfo';
import { NameField } from '../components/NameField';
import { EditFrame } from './components/EditFrame';
import { leaveMessages } from './leaveMessages';
import { editMessages } from './locale/messages';
import { NickNameStore } from './NickName.store';
import styles from './components/EditFrame.module.scss';

/** Page for changing the nickname, which is allowed once in 30 days. */
export default observer(function NickName() {
  const t = editMessages();
  const [store] = useState(() => new NickNameStore({ getBasicInfo, updateBasicInfo }));
  const isUnsaved = useCallback(() => store.isChanged, [store]);
  useLeaveWarning(isUnsaved, leaveMessages);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [store, isLoggedIn]);

  const whenOnTop = useWhenOnTop();
  const { unsent, send } = useSubmit();
  const save = async () => {
    if (!(await store.save())) return;
    void user.load();
    overlays.toast(t.saved, { icon: 'circle-check' });
    whenOnTop(back);
  };
  const handleSave = () => void send(save);

  const bar = (
    <BarSpacer>
      <Button
        kind="primary"
        isFull
        isLoading={store.isSaving}
        isDisabled={!store.canSave}
        onDisabledPress={store.touch}
        onPress={handleSave}
      >
        {t.save}
      </Button>
    </BarSpacer>
  );
  return (
    <EditFrame title={t.nicknameTitle} store={store} unsent={unsent} bottomBar={bar}>
      <View className={styles.body}>
        <View className={styles.card}>
          <NicknameField store={store} onConfirm={handleSave} />
        </View>
      </View>
    </EditFrame>
  );
});

const NicknameField = observer(function NicknameField({
  store,
  onConfirm
}: {
  store: NickNameStore;
  onConfirm(): void;
}) {
  const t = editMessages();
  const { problem, lockedUntilMs, isBanned } = store;
  const problemMessage = problem && t.nicknameProblems[problem];
  return (
    <NameField
      label={t.nickname}
      name="nickname"
      length={store.length}
      max={NICKNAME_MAX}
      hint={lockedUntilMs === null ? t.nicknameHint : t.nicknameLater(shanghaiDay(lockedUntilMs))}
      problem={isBanned ? t.nicknameBanned : problemMessage}
      store={store}
      onConfirm={onConfirm}
    />
  );
});
