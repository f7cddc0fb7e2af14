import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { FieldGroup } from '@/components/form/FieldGroup';
import { paymentOffer } from '@/stores/paymentOffer';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import type { CheckoutStore } from '../Checkout.store';
import { payMessages } from '../locale/messages';
import type { PaymentStore } from '../Payment.store';
import { InvoiceFields } from './InvoiceFields';
import { OrderList } from './OrderList';
import { PlanChoice } from './PlanChoice';
import { TermsCheckbox } from './TermsCheckbox';
import styles from './CheckoutView.module.scss';

/** The choice of a plan with what it leads to, and the orders of before. Nothing is offered where nothing is sold. */
export const CheckoutView = observer(function CheckoutView({ store }: { store: PaymentStore }) {
  const { checkout } = store;
  const t = payMessages();
  return (
    <View className={styles.body}>
      <Card isBare>
        <CurrentLevel checkout={checkout} />
      </Card>
      {paymentOffer.isOffered ? (
        <>
          <PlanChoice checkout={checkout} />
          <Card isBare>
            <PlanEndRow store={store} />
          </Card>
          <InvoiceFields form={checkout.form} />
          <TermsCheckbox checkout={checkout} />
        </>
      ) : (
        <EmptyState title={t.unavailable} text={t.unavailableHint} />
      )}
      <FieldGroup title={t.orders}>
        <OrderList orders={store.orders} plans={checkout.plans} />
      </FieldGroup>
    </View>
  );
});

const CurrentLevel = observer(function CurrentLevel({ checkout }: { checkout: CheckoutStore }) {
  const t = payMessages();
  const level = checkout.level.value;
  if (!level) return null;
  const hint = level.expiresAtMs === null ? undefined : `${t.until} ${shanghaiDay(level.expiresAtMs)}`;
  return <Cell title={t.currentLevel} hint={hint} value={cardLevelMessages().levels[level.level]} />;
});

const PlanEndRow = observer(function PlanEndRow({ store }: { store: PaymentStore }) {
  const t = payMessages();
  const end = store.checkout.endOf(store.serverTime.fromDevice(Date.now()));
  return (
    <View className={styles.end}>
      <View className={styles.label}>{t.until}</View>
      {end && <View className={styles.day}>{t.ends[end.kind](shanghaiDay(end.atMs))}</View>}
      <View className={styles.note}>{t.noRenewal}</View>
    </View>
  );
});
