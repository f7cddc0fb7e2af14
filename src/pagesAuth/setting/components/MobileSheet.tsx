import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { errorText } from '@/locale/errorText';
import { groupMobile } from '@/lib/mobile';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { FormField } from '@/ui/FormField';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { changeMobile, proveForMobile, sendCodeToNew, sendOwnCode } from '../../api/account';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { MobileChangeStore } from '../MobileChange.store';
import { CodeStep } from '../../components/code/CodeStep';
import styles from './MobileSheet.module.scss';

/** Characters of a pasted number with country code, spaces and brackets. */
const TYPED_CHARACTERS = 24;

/** A new mobile number: first who the person is, then the number. */
export const MobileSheet = observer(function MobileSheet(props: { store: AccountSettingStore; onClose(): void }) {
  const { store, onClose } = props;
  const t = settingMessages();
  const [change] = useState(() => new MobileChangeStore({ sendOwnCode, sendCodeToNew, proveForMobile, changeMobile }));
  useEffect(() => change.dispose, [change]);

  const handleChange = () =>
    void change.change().then((account) => {
      if (!account) return;
      store.setAccount(account);
      void store.load();
      void user.load();
      overlays.toast(t.changed, { icon: 'circle-check' });
      onClose();
    });

  return (
    <Sheet isOpen onClose={onClose} title={t.changeMobile}>
      <View className={styles.body}>
        {change.isProven ? (
          <NewNumber change={change} onSubmit={handleChange} />
        ) : (
          <Proof
            change={change}
            mobile={store.account?.mobile ?? ''}
            hasPassword={store.account?.hasPassword ?? false}
          />
        )}
      </View>
    </Sheet>
  );
});

const Proof = observer(function Proof(props: { change: MobileChangeStore; mobile: string; hasPassword: boolean }) {
  const { change, mobile, hasPassword } = props;
  const t = settingMessages();
  const prove = () => void change.prove();
  const ways = (['code', 'password'] as const).map((key) => ({ key, text: t.proveWays[key] }));
  return (
    <>
      <View className={styles.lead}>{t.proveTitle}</View>
      {hasPassword && (
        <SegmentedControl label={t.proveTitle} options={ways} value={change.way} onChange={change.choose} />
      )}
      {change.way === 'code' ? (
        <CodeStep store={change.ownCode} hint={t.proveText(mobile)} onComplete={prove} />
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
              onConfirm={prove}
            />
          </FormField>
        </View>
      )}
      <Problem error={change.error} />
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={change.isBusy} isDisabled={!change.canProve} onPress={prove}>
          {t.next}
        </Button>
      </View>
    </>
  );
});

const NewNumber = observer(function NewNumber(props: { change: MobileChangeStore; onSubmit(): void }) {
  const { change, onSubmit } = props;
  const t = settingMessages();
  return (
    <>
      <View className={styles.lead}>{t.newMobileText}</View>
      <View className={styles.field}>
        <FormField label={t.newMobile} isRequired error={change.isNumberWrong ? t.wrongMobile : undefined}>
          <TextInput
            label={t.newMobile}
            name="newMobile"
            keyboard="number"
            placeholder={t.newMobilePlaceholder}
            maxLength={TYPED_CHARACTERS}
            value={groupMobile(change.mobile)}
            onChange={change.setMobile}
            onBlur={change.leaveNumber}
          />
        </FormField>
      </View>
      <CodeStep
        store={change.newCode}
        canSend={change.isNumberRight}
        onCannotSend={change.leaveNumber}
        onComplete={onSubmit}
      />
      <Problem error={change.error} />
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

function Problem({ error }: { error: unknown }) {
  const t = settingMessages();
  if (error === undefined) return null;
  const { code } = error as { code?: string };
  const sentences: Record<string, string> = {
    CONFLICT: t.takenMobile,
    PASSWORD_WRONG: t.wrongPassword,
    TICKET_EXPIRED: t.ticketExpired
  };
  return (
    <View className={styles.problem} role="alert">
      {sentences[code ?? ''] ?? errorText(error)}
    </View>
  );
}
