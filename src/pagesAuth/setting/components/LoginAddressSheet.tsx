import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import {
  bindEmail,
  changeMobile,
  sendCodeToNew,
  sendCodeToNewEmail,
  sendOwnCode,
  unbindEmail,
  verifyForMobileChange
} from '../../api/account';
import { EmailFieldStore } from '../../login/EmailField.store';
import { loginMethods } from '../../login/loginMethods';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { LoginAddressChangeStore } from '../LoginAddressChange.store';
import { AddressChangeError } from './AddressChangeError';
import { NewAddressStep } from './NewAddressStep';
import styles from './LoginAddressSheet.module.scss';

function newChangeStore(store: AccountSettingStore, kind: 'mobile' | 'email'): LoginAddressChangeStore {
  const identity = { sendOwnCode, verifyForMobileChange };
  if (kind === 'mobile')
    return new LoginAddressChangeStore({
      ...identity,
      sendCodeToNew,
      change: ({ address, ...proof }) => store.showAnswer(() => changeMobile({ ...proof, mobile: address }))
    });
  const change = ({ address, ...proof }: { ticket: string; address: string; code: string }) =>
    store.showAnswer(() => bindEmail({ ...proof, email: address }));
  return new LoginAddressChangeStore({ ...identity, sendCodeToNew: sendCodeToNewEmail, change }, new EmailFieldStore());
}

interface LoginAddressSheetProps {
  store: AccountSettingStore;
  kind: 'mobile' | 'email';
  onClose(): void;
}

/** Sheet for changing the mobile number or e-mail address: verifies the user first, then the new one. */
export const LoginAddressSheet = observer(function LoginAddressSheet({ store, kind, onClose }: LoginAddressSheetProps) {
  const t = settingMessages();
  const { account } = store;
  const [change] = useState(() => newChangeStore(store, kind));
  useEffect(() => {
    void loginMethods.load();
    return change.dispose;
  }, [change]);

  const hadMobile = account?.mobile !== '';
  const handleChange = () =>
    void change.change().then((isChanged) => {
      if (!isChanged) return;
      void store.load();
      void user.load();
      const changed = hadMobile ? t.changed : t.mobileBound;
      overlays.toast(kind === 'mobile' ? changed : t.emailChanged, { icon: 'circle-check' });
      onClose();
    });

  const unbind = async () => {
    const question = { title: t.unbindEmailTitle, text: t.unbindEmailText, confirmText: t.unbind };
    if (!(await overlays.modal(question)).confirm) return;
    if (await runWithToast(() => store.showAnswer(unbindEmail), t.emailUnbound)) onClose();
  };

  const mobileTitle = hadMobile ? t.changeMobile : t.bindMobile;
  return (
    <Sheet isOpen onClose={onClose} title={kind === 'email' ? t.changeEmail : mobileTitle}>
      <View className={styles.body}>
        {change.isVerified ? (
          <NewAddressStep change={change} kind={kind} onSubmit={handleChange} />
        ) : (
          <IdentityStep
            change={change}
            address={account?.mobile || account?.email || ''}
            hasPassword={account?.hasPassword ?? false}
          />
        )}
        {kind === 'email' && !change.isVerified && account?.email && account.mobile !== '' && (
          <View className={styles.action}>
            <Button isFull onPress={() => void unbind()}>
              {t.unbindEmail}
            </Button>
          </View>
        )}
      </View>
    </Sheet>
  );
});

const IdentityStep = observer(function IdentityStep(props: {
  change: LoginAddressChangeStore;
  /** Masked number or e-mail address that gets the code. */
  address: string;
  hasPassword: boolean;
}) {
  const { change, address, hasPassword } = props;
  const t = settingMessages();
  const verify = () => void change.verify();
  const methods = (['code', 'password'] as const).map((key) => ({ key, text: t.proveMethods[key] }));
  return (
    <>
      <View className={styles.lead}>{t.proveTitle}</View>
      {hasPassword && (
        <SegmentedControl label={t.proveTitle} options={methods} value={change.method} onChange={change.setMethod} />
      )}
      {change.method === 'code' ? (
        <CodeStep store={change.ownCode} hint={t.proveText(address)} onComplete={verify} />
      ) : (
        <View className={styles.field}>
          <FormField label={t.password}>
            <TextInput
              label={t.password}
              name="password"
              isPassword
              autoComplete="current-password"
              value={change.password}
              onChange={change.setPassword}
              onConfirm={verify}
            />
          </FormField>
        </View>
      )}
      <AddressChangeError error={change.error} />
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={change.isBusy} isDisabled={!change.canVerify} onPress={verify}>
          {t.next}
        </Button>
      </View>
    </>
  );
});
