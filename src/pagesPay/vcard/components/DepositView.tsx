import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { BoothBooking } from '@contract/boothBooking';
import { DEPOSIT_REFUNDS } from '@rules/boothBooking';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { Price } from '@/components/price/Price';
import { depositOffer } from '@/stores/paymentOffer';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import { runWithToast } from '@/ui/runWithToast';
import { handlePaymentFailure } from '../handlePaymentFailure';
import { payMessages } from '../locale/messages';
import { amountText } from '../orderTexts';
import type { PaymentStore } from '../Payment.store';
import barStyles from './CheckoutBar.module.scss';
import styles from './CheckoutView.module.scss';

/** The booth that the deposit is for, and the rule of its refund. */
export const DepositView = observer(function DepositView({ booking }: { booking: BoothBooking }) {
  const t = payMessages();
  const { boothNo, companyName, priceFen, depositFen, status, holdUntilMs } = booking;
  const isOffered = depositOffer.isOffered && status === 'depositPending';
  return (
    <View className={styles.body}>
      <Card isBare>
        <Cell title={t.deposit.booth} hint={companyName} value={boothNo} />
        <Cell title={t.deposit.price} value={amountText(priceFen)} />
        <Cell title={t.deposit.goods} hint={t.deposit.share} value={amountText(depositFen)} />
        {isOffered && <Cell title={t.deposit.until} value={shanghaiMinute(holdUntilMs)} />}
      </Card>
      {isOffered ? (
        <Card isBare>
          <View className={styles.end}>
            <View className={styles.label}>{t.deposit.refundRule}</View>
            {DEPOSIT_REFUNDS.map(({ minDays, percent }) => (
              <View key={minDays} className={styles.note}>
                {t.deposit.refund(minDays, percent)}
              </View>
            ))}
            <View className={styles.note}>
              {t.deposit.noRefund(DEPOSIT_REFUNDS[DEPOSIT_REFUNDS.length - 1]?.minDays ?? 0)}
            </View>
          </View>
        </Card>
      ) : (
        <EmptyState
          title={status === 'depositPending' ? t.errors.forbidden : t.deposit.ended}
          text={status === 'depositPending' ? t.deposit.unavailableHint : t.deposit.endedHint}
        />
      )}
    </View>
  );
});

/** The deposit, and the button that creates its order and opens the payment. */
export const DepositBar = observer(function DepositBar({ store }: { store: PaymentStore }) {
  const t = payMessages();
  const { booking, isPaying } = store.deposit ?? {};
  const handlePay = () => void runWithToast(store.payDeposit, undefined, (error) => handlePaymentFailure(store, error));
  return (
    <>
      <View className={barStyles.total}>
        <Text className={barStyles.label}>{t.total}</Text>
        {booking && <Price fen={booking.depositFen} unit={cardLevelMessages().yuan} />}
      </View>
      <BarSpacer>
        <Button kind="primary" isFull isLoading={isPaying === true} onPress={handlePay}>
          {t.pay}
        </Button>
      </BarSpacer>
    </>
  );
});
