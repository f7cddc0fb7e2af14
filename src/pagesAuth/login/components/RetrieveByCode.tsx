import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { maskMobile } from '@/lib/mobile';
import { push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { loginMessages } from '../locale/messages';
import type { PasswordResetToken } from '../loginTokens';
import type { RetrievePasswordStore } from '../RetrievePassword.store';
import type { Referer } from '../returnFromLogin';
import { CodeField } from './CodeField';
import { EmailField } from './EmailField';
import { MobileField } from './MobileField';
import styles from '../loginPage.module.scss';

/** Password recovery by a code sent to the mobile number or e-mail address. */
export const RetrieveByCode = observer(function RetrieveByCode(props: {
  store: RetrievePasswordStore;
  referer: Referer;
  onVerified(proof: PasswordResetToken): void;
}) {
  const { store, referer, onVerified } = props;
  const t = loginMessages();
  const { verification } = store;
  const isByEmail = verification.method === 'email';
  const whenOnTop = useWhenOnTop();

  const verify = async () => {
    const isOnTop = pageOnTop();
    const ticket = await store.verify();
    const { address } = verification;
    if (ticket !== undefined) {
      const account = { maskedMobile: maskMobile(address), ...(!isByEmail && { mobile: address }) };
      whenOnTop(() => onVerified({ ticket, ...account }));
    } else if (store.isUnknown && isOnTop() && isByEmail) {
      await overlays.modal({ title: t.unknownEmailTitle, text: t.unknownEmailText, isNotice: true });
    } else if (store.isUnknown && isOnTop()) {
      const { confirm } = await overlays.modal({
        title: t.unknownTitle,
        text: t.unknownText,
        confirmText: t.toRegister
      });
      if (confirm) push('register', { ...referer });
    }
  };
  return (
    <View className={styles.form}>
      {isByEmail ? (
        <EmailField
          hint=""
          email={verification.email}
          onType={verification.type}
          onConfirm={() => void verification.send()}
        />
      ) : (
        <MobileField
          mobile={verification.mobile}
          onType={verification.type}
          onConfirm={() => void verification.send()}
        />
      )}
      <CodeField verification={verification} onConfirm={() => void verify()} />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isChecking}
          isDisabled={!verification.hasAddress}
          onDisabledPress={() => void verify()}
          onPress={() => void verify()}
        >
          {t.next}
        </Button>
      </View>
    </View>
  );
});
