import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { maskMobile } from '@/lib/mobile';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { loginMessages } from '../locale/messages';
import styles from '../loginPage.module.scss';
import type { RetrievePasswordStore } from '../RetrievePassword.store';
import type { Referer } from '../returnFromLogin';
import type { ResetProof } from '../tickets';
import { CodeField } from './CodeField';
import { MobileField } from './MobileField';

/** Proves the number with a code. */
export const RetrieveByMobile = observer(function RetrieveByMobile(props: {
  store: RetrievePasswordStore;
  referer: Referer;
  onProven(proof: ResetProof): void;
}) {
  const { store, referer, onProven } = props;
  const t = loginMessages();
  const { prove } = store;

  const check = async () => {
    const ticket = await store.check();
    const mobile = prove.mobile.digits;
    if (ticket !== undefined) onProven({ ticket, mobile, shown: maskMobile(mobile) });
    else if (store.isUnknown) {
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
      <MobileField mobile={prove.mobile} onType={prove.type} onConfirm={() => void prove.send()} />
      <CodeField prove={prove} onConfirm={() => void check()} />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isChecking}
          isDisabled={prove.mobile.missing > 0}
          onDisabledPress={() => void check()}
          onPress={() => void check()}
        >
          {t.next}
        </Button>
      </View>
    </View>
  );
});
