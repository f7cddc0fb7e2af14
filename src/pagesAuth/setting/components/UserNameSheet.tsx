import { View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { AccountState } from '@contract/account';
import { dateOf } from '@/lib/time';
import { errorText } from '@/locale/errorText';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { FormField } from '@/ui/FormField';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { USER_NAME_MAX } from '@rules/userName';
import { setUserName } from '../../api/account';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingWords } from '../locale/words';
import { UserNameStore } from '../UserName.store';
import styles from './UserNameSheet.module.scss';

interface Props {
  store: AccountSettingStore;
  account: AccountState;
  onClose(): void;
}

/** A name to log in with beside the number, once a year. */
export const UserNameSheet = observer(function UserNameSheet({ store, account, onClose }: Props) {
  const t = settingWords();
  const [naming] = useState(() => new UserNameStore(account, { setUserName }));
  const { restsUntilMs } = naming;
  const handleSave = () =>
    void naming.save().then((saved) => {
      if (!saved) return;
      store.setAccount(saved);
      feedback.toast(t.userNameSaved, { icon: 'circle-check' });
      onClose();
    });

  return (
    <Sheet isOpen onClose={onClose} title={t.userName}>
      <View className={styles.body}>
        {restsUntilMs === null ? (
          <Form naming={naming} onSave={handleSave} />
        ) : (
          <>
            <View className={styles.name}>{account.userName}</View>
            <View className={styles.later}>{t.userNameLater(dateOf(restsUntilMs))}</View>
          </>
        )}
      </View>
    </Sheet>
  );
});

const Form = observer(function Form({ naming, onSave }: { naming: UserNameStore; onSave(): void }) {
  const t = settingWords();
  const { problem, error } = naming;
  const failure = error === undefined ? undefined : errorText(error);
  return (
    <>
      <FormField
        label={t.userName}
        isRequired
        counter={{ used: naming.userName.length, max: USER_NAME_MAX }}
        hint={t.userNameHint}
        error={problem ? t.userNameProblems[problem] : failure}
      >
        <TextInput
          label={t.userName}
          name="userName"
          autoComplete="username"
          // More than may be: the counter says so, and a pasted name is not cut without a word.
          maxLength={2 * USER_NAME_MAX}
          value={naming.typed}
          isInvalid={problem !== undefined}
          onChange={naming.type}
          onBlur={naming.leave}
          onConfirm={onSave}
        />
      </FormField>
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          isLoading={naming.isSaving}
          isDisabled={!naming.canSave}
          onDisabledPress={naming.leave}
          onPress={onSave}
        >
          {t.saveUserName}
        </Button>
      </View>
    </>
  );
});
