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
import { MobileField } from './MobileField';
import styles from '../loginPage.module.scss';

/** Password recovery by a code sent to the mobile number. */
export const RetrieveByMobile = observer(function RetrieveByMobile(props: {
  store: RetrievePasswordStore;
  referer: Referer;
  onVerified(proof: PasswordResetToken): void;
}) {
  const { store, referer, onVerified } = props;
  const t = loginMessages();
  const { mobileVerification } = store;
  const whenOnTop = useWhenOnTop();

  const verify = async () => {
    const isOnTop = pageOnTop();
    const ticket = await store.verify();
    const mobile = mobileVerification.mobile.number;
    if (ticket !== undefined) whenOnTop(() => onVerified({ ticket, mobile, maskedMobile: maskMobile(mobile) }));
    else if (store.isUnknown && isOnTop()) {
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
      <MobileField
        mobile={mobileVerification.mobile}
        onType={mobileVerification.type}
        onConfirm={() => void mobileVerification.send()}
      />
      <CodeField verification={mobileVerification} onConfirm={() => void verify()} />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isChecking}
          isDisabled={mobileVerification.mobile.missing > 0}
          onDisabledPress={() => void verify()}
          onPress={() => void verify()}
        >
          {t.next}
        </Button>
      </View>
    </View>
  );
});
