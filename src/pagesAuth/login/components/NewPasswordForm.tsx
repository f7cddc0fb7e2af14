import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { loginMessages } from '../locale/messages';
import type { NewPasswordStore } from '../NewPassword.store';
import { HelperText } from './HelperText';
import { loginErrorMessage } from './loginErrorMessage';
import { oldPasswordErrorMessage, passwordErrorMessage } from './passwordErrorMessage';
import { PasswordField } from './PasswordField';
import { StrengthBar } from './StrengthBar';
import styles from '../loginPage.module.scss';

/** Form for a new password, entered twice, and for the old password where one exists. */
export const NewPasswordForm = observer(function NewPasswordForm({
  store,
  onSave
}: {
  store: NewPasswordStore;
  onSave(): void;
}) {
  const t = loginMessages();
  const { values, problems } = store;
  return (
    <View className={styles.form}>
      {store.hasOldPassword && (
        <PasswordField
          label={t.oldPassword}
          name="oldPassword"
          value={values.oldPassword}
          problem={oldPasswordErrorMessage(store)}
          onChange={(value) => store.type('oldPassword', value)}
          onBlur={() => store.touch('oldPassword')}
        />
      )}
      <PasswordField
        label={t.newPassword}
        name="password"
        isNew
        value={values.password}
        hint={t.passwordRule}
        problem={passwordErrorMessage(problems.password)}
        onChange={(value) => store.type('password', value)}
        onBlur={() => store.touch('password')}
      />
      {values.password !== '' && <StrengthBar strength={store.strength} />}
      <PasswordField
        label={t.again}
        name="again"
        isNew
        value={values.again}
        problem={passwordErrorMessage(problems.again)}
        onChange={(value) => store.type('again', value)}
        onBlur={() => store.touch('again')}
        onConfirm={onSave}
      />
      <View className={styles.button}>
        <Button kind="primary" isFull isLoading={store.isSaving} onPress={onSave}>
          {t.savePassword}
        </Button>
      </View>
      <HelperText
        text={store.error === undefined ? undefined : loginErrorMessage(store.error)}
        hint={t.othersSignedOut}
      />
    </View>
  );
});
