import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Checkbox } from '@/ui/Checkbox';
import type { CheckoutStore } from '../Checkout.store';
import { payMessages } from '../locale/messages';
import styles from './TermsCheckbox.module.scss';

/** The agreement to the terms of the payment, with links to them. */
export const TermsCheckbox = observer(function TermsCheckbox({ checkout }: { checkout: CheckoutStore }) {
  const t = payMessages();
  const { terms } = cardLevelMessages();
  return (
    <View className={styles.terms}>
      <Checkbox
        isChecked={checkout.isAgreed}
        onChange={checkout.setAgreed}
        isShaking={checkout.isShaking}
        label={`${t.agreeTo} ${terms}${t.and}${t.agreement}`}
      >
        <Text>{`${t.agreeTo} `}</Text>
        <Pressable className={styles.link} role="link" stopsTap onPress={() => checkout.showTerms(true)}>
          <Text>{terms}</Text>
        </Pressable>
        <Text>{t.and}</Text>
        <Pressable className={styles.link} role="link" stopsTap onPress={() => push('agreement')}>
          <Text>{t.agreement}</Text>
        </Pressable>
      </Checkbox>
    </View>
  );
});
