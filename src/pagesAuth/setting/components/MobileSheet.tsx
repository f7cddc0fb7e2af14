import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TextField } from '@/components/form/TextField';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { type ApiErrorCode, isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { changeMobile, sendCodeToNew, sendOwnCode, verifyForMobileChange } from '../../api/account';
import { CountryCode } from '../../login/components/CountryCode';
import { loginMethods } from '../../login/loginMethods';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { MobileChangeStore } from '../MobileChange.store';
import styles from './MobileSheet.module.scss';

/** Maximum length of the input, enough for a pasted number with country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 24;

/** Sheet for changing the mobile number: verifies the user first, then the new number. */
export const MobileSheet = observer(function MobileSheet(props: { store: AccountSettingStore; onClose(): void }) {
  const { store, onClose } = props;
  const t = settingMessages();
  const [change] = useState(
    () =>
      new MobileChangeStore({
        sendOwnCode,
        sendCodeToNew,
        verifyForMobileChange,
        changeMobile: (body) => store.showAnswer(() => changeMobile(body))
      })
  );
  useEffect(() => {
    void loginMethods.load();
    return change.dispose;
  }, [change]);

  const handleChange = () =>
    void change.change().then((isChanged) => {
      if (!isChanged) return;
      void store.load();
      void user.load();
      overlays.toast(t.changed, { icon: 'circle-check' });
      onClose();
    });

  return (
    <Sheet isOpen onClose={onClose} title={t.changeMobile}>
      <View className={styles.body}>
        {change.isVerified ? (
          <NewNumberStep change={change} onSubmit={handleChange} />
        ) : (
          <IdentityStep
            change={change}
            mobile={store.account?.mobile ?? ''}
            hasPassword={store.account?.hasPassword ?? false}
          />
        )}
      </View>
    </Sheet>
  );
});

const IdentityStep = observer(function IdentityStep(props: {
  change: MobileChangeStore;
  mobile: string;
  hasPassword: boolean;
}) {
  const { change, mobile, hasPassword } = props;
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
        <CodeStep store={change.ownCode} hint={t.proveText(mobile)} onComplete={verify} />
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
      <ErrorMessage error={change.error} />
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={change.isBusy} isDisabled={!change.canVerify} onPress={verify}>
          {t.next}
        </Button>
      </View>
    </>
  );
});

const NewNumberStep = observer(function NewNumberStep(props: { change: MobileChangeStore; onSubmit(): void }) {
  const { change, onSubmit } = props;
  const t = settingMessages();
  return (
    <>
      <View className={styles.lead}>{t.newMobileText}</View>
      {loginMethods.countries.length > 0 && <CountryCode mobile={change.field} onChoose={change.chooseCountry} />}
      <View className={styles.field}>
        <TextField
          field="newMobile"
          keyboard="number"
          label={t.newMobile}
          placeholder={t.newMobilePlaceholder}
          max={MAX_TYPED_LENGTH}
          value={change.field.formatted}
          error={change.hasNumberError ? t.wrongMobile : undefined}
          onChange={change.setMobile}
          onLeave={change.touchNumber}
        />
      </View>
      <CodeStep
        store={change.newCode}
        canSend={change.isNumberValid}
        onCannotSend={change.touchNumber}
        onComplete={onSubmit}
      />
      <ErrorMessage error={change.error} />
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          isLoading={change.isBusy}
          isDisabled={!change.newCode.isComplete}
          onPress={onSubmit}
        >
          {t.confirmChange}
        </Button>
      </View>
    </>
  );
});

function ErrorMessage({ error }: { error: unknown }) {
  const t = settingMessages();
  if (error === undefined) return null;
  const texts: Partial<Record<ApiErrorCode, string>> = {
    CONFLICT: t.takenMobile,
    PASSWORD_WRONG: t.wrongPassword,
    TICKET_EXPIRED: t.ticketExpired
  };
  return (
    <View className={styles.problem} role="alert">
      {(isApiError(error) && texts[error.code]) || errorText(error)}
    </View>
  );
}
