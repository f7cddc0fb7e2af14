import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardPlan } from '@contract/cardLevel';
import type { PaymentOrder } from '@contract/payment';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { Card } from '@/ui/Card';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { SectionHeader } from '@/ui/SectionHeader';
import { payMessages } from '../locale/messages';
import { amountText, goodsText } from '../orderTexts';
import styles from './OrderFacts.module.scss';

interface OrderFactsProps {
  order: PaymentOrder;
  /** Plans on sale, which name the goods. */
  plans: readonly CardPlan[];
}

/** Facts of an order: the receipt once it is paid. */
export const OrderFacts = observer(function OrderFacts({ order, plans }: OrderFactsProps) {
  const t = payMessages();
  const { orderNo, amountFen, createdAtMs, paidAtMs, channel, transactionId } = order;
  const rows = [
    [order.product === 'cardLevel' ? t.facts.plan : t.facts.goods, goodsText(order, plans)],
    [t.facts.amount, amountText(amountFen)],
    [t.facts.createdAt, shanghaiMinute(createdAtMs)],
    [t.facts.paidAt, paidAtMs === null ? '' : shanghaiMinute(paidAtMs)],
    [t.facts.channel, t.channels[channel]],
    [t.facts.transaction, transactionId ?? ''],
    [t.facts.invoice, invoiceText(order)],
    [t.facts.invoiceStatus, invoiceStatusText(order)]
  ] as const;
  const handleCopy = async () => {
    const { copied, copyFailed } = messages();
    overlays.toast((await copyText(orderNo)) ? copied : copyFailed);
  };
  return (
    <Card>
      <SectionHeader title={paidAtMs === null ? t.orderTitle : t.receipt} />
      <View className={styles.row}>
        <Text className={styles.label}>{t.facts.orderNo}</Text>
        <Text className={styles.text}>{orderNo}</Text>
        <IconButton icon="copy" label={t.copyOrderNo} onPress={() => void handleCopy()} />
      </View>
      {rows.map(
        ([label, text]) =>
          text !== '' && (
            <View key={label} className={styles.row}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.text}>{text}</Text>
            </View>
          )
      )}
    </Card>
  );
});

/** Operators record an invoice that was asked for after the payment as well. */
function invoiceText({ invoice, invoiceStatus }: PaymentOrder): string {
  if (invoice !== null) return [invoice.title, invoice.uscc, invoice.email].filter(Boolean).join(' · ');
  return invoiceStatus === 'none' ? payMessages().invoiceKinds.none : '';
}

function invoiceStatusText({ invoiceStatus, invoiceNo }: PaymentOrder): string {
  if (invoiceStatus === 'none') return '';
  return [payMessages().invoiceStatuses[invoiceStatus], invoiceNo].filter(Boolean).join(' · ');
}
