import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '@/locale/errorText';
import { dateOf } from '@/lib/time';
import { back } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { NICKNAME_MAX } from '@rules/nickname';
import { getBasicInfo, updateBasicInfo } from '../api/basicInfo';
import { NameField } from '../components/NameField';
import { leaveWords } from './leaveWords';
import { editWords } from './locale/words';
import { EditFrame } from './components/EditFrame';
import styles from './components/EditFrame.module.scss';
import { NickNameStore } from './NickName.store';

/** A new nickname, once in thirty days. */
export default observer(function NickName() {
  const t = editWords();
  const [store] = useState(() => new NickNameStore({ getBasicInfo, updateBasicInfo }));
  const isUnsaved = useCallback(() => store.isChanged, [store]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => {
    if (user.isLoggedIn) void store.load();
  }, [store]);

  const handleSave = () =>
    void store.save().then(
      (isSaved) => {
        if (!isSaved) return;
        void user.load();
        feedback.toast(t.saved, { icon: 'circle-check' });
        back();
      },
      (error: unknown) => feedback.toast(errorText(error))
    );

  return (
    <EditFrame title={t.nicknameTitle} store={store}>
      <View className={styles.body}>
        <View className={styles.card}>
          <Field store={store} onConfirm={handleSave} />
        </View>
        <View className={styles.action}>
          <Button
            kind="primary"
            isFull
            isLoading={store.isSaving}
            isDisabled={!store.canSave}
            onDisabledPress={store.leave}
            onPress={handleSave}
          >
            {t.save}
          </Button>
        </View>
      </View>
    </EditFrame>
  );
});

const Field = observer(function Field({ store, onConfirm }: { store: NickNameStore; onConfirm(): void }) {
  const t = editWords();
  const { problem, restsUntilMs, isBanned } = store;
  const fault = problem && t.nicknameProblems[problem];
  return (
    <NameField
      label={t.nickname}
      name="nickname"
      length={store.length}
      max={NICKNAME_MAX}
      hint={restsUntilMs === null ? t.nicknameHint : t.nicknameLater(dateOf(restsUntilMs))}
      problem={isBanned ? t.nicknameBanned : fault}
      naming={store}
      onConfirm={onConfirm}
    />
  );
});
