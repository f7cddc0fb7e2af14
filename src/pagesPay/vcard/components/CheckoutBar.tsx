import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { scrollToField } from '@/components/form/formField';
import { Price } from '@/components/price/Price';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { handlePaymentFailure } from '../handlePaymentFailure';
import { payMessages } from '../locale/messages';
import type { PaymentStore } from '../Payment.store';
import styles from './CheckoutBar.module.scss';

/** Sum of the chosen plan, and the button that creates the order and opens its payment. */
export const CheckoutBar = observer(function CheckoutBar({ store }: { store: PaymentStore }) {
  const t = payMessages();
  const { checkout } = store;
  const pay = async () => {
    if (await store.pay()) return;
    overlays.toast(t.checkForm, { icon: 'info-circle' });
    const field = Object.keys(checkout.form.problems)[0];
    if (field !== undefined) scrollToField(field);
  };
  const handlePay = () => {
    if (checkout.isAgreed) void runWithToast(pay, undefined, (error) => handlePaymentFailure(store, error));
    else {
      checkout.askToAgree();
      overlays.toast(t.agreeFirst, { icon: 'info-circle' });
    }
  };
  return (
    <>
      <View className={styles.total}>
        <Text className={styles.label}>{t.total}</Text>
        {checkout.plan && <Price fen={checkout.plan.priceFen} unit={cardLevelMessages().yuan} />}
      </View>
      <BarSpacer>
        <Button kind="primary" isFull isLoading={checkout.form.isSubmitting} onPress={handlePay}>
          {t.pay}
        </Button>
      </BarSpacer>
    </>
  );
});
