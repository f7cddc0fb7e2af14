import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountState } from '@contract/account';
import { shanghaiDay } from '@rules/shanghaiTime';
import { USER_NAME_MAX } from '@rules/userName';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { setUserName } from '../../api/account';
import { NameField } from '../../components/NameField';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { UserNameStore } from '../UserName.store';
import styles from './UserNameSheet.module.scss';

interface Props {
  store: AccountSettingStore;
  account: AccountState;
  onClose(): void;
}

/** Sheet for a user name, an alternative to the number at login. It can be changed once a year. */
export const UserNameSheet = observer(function UserNameSheet({ store, account, onClose }: Props) {
  const t = settingMessages();
  const [userNameStore] = useState(
    () => new UserNameStore(account, { setUserName: (name) => store.showAnswer(() => setUserName(name)) })
  );
  const { lockedUntilMs } = userNameStore;
  const handleSave = () =>
    void userNameStore.save().then((isSaved) => {
      if (!isSaved) return;
      overlays.toast(t.userNameSaved, { icon: 'circle-check' });
      onClose();
    });

  const handleSetPassword = () => {
    onClose();
    push('login.newPassword', {});
  };

  return (
    <Sheet isOpen onClose={onClose} title={t.userName}>
      <View className={styles.body}>
        {!account.hasPassword && <PasswordRequired onGo={handleSetPassword} />}
        {account.hasPassword && lockedUntilMs === null && <UserNameForm store={userNameStore} onSave={handleSave} />}
        {account.hasPassword && lockedUntilMs !== null && (
          <>
            <View className={styles.name}>{account.userName}</View>
            <View className={styles.later}>{t.userNameLater(shanghaiDay(lockedUntilMs))}</View>
          </>
        )}
      </View>
    </Sheet>
  );
});

/** Notice that a user name requires a password, because a name alone cannot log in. */
const PasswordRequired = observer(function PasswordRequired({ onGo }: { onGo(): void }) {
  const t = settingMessages();
  return (
    <>
      <View className={styles.name}>{t.passwordFirst}</View>
      <View className={styles.later}>{t.passwordFirstText}</View>
      <View className={styles.action}>
        <Button kind="primary" isFull onPress={onGo}>
          {t.setPassword}
        </Button>
      </View>
    </>
  );
});

const UserNameForm = observer(function UserNameForm({ store, onSave }: { store: UserNameStore; onSave(): void }) {
  const t = settingMessages();
  const { problem, error } = store;
  return (
    <>
      <View className={styles.field}>
        <NameField
          label={t.userName}
          name="userName"
          autoComplete="username"
          length={store.userName.length}
          max={USER_NAME_MAX}
          hint={t.userNameHint}
          problem={problem && t.userNameProblems[problem]}
          failure={error === undefined ? undefined : errorText(error)}
          store={store}
          onConfirm={onSave}
        />
      </View>
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isSaving}
          isDisabled={!store.canSave}
          onDisabledPress={store.touch}
          onPress={onSave}
        >
          {t.saveUserName}
        </Button>
      </View>
    </>
  );
});
