import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PaymentRefund } from '@contract/payment';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { FieldGroup } from '@/components/form/FieldGroup';
import { Cell } from '@/ui/Cell';
import { payMessages } from '../locale/messages';
import { amountText } from '../orderTexts';

/** Refunds of an order, with their causes. */
export const OrderRefunds = observer(function OrderRefunds({ refunds }: { refunds: readonly PaymentRefund[] }) {
  const t = payMessages();
  if (refunds.length === 0) return null;
  return (
    <FieldGroup title={t.refunds}>
      {refunds.map(({ refundNo, amountFen, status, reason, createdAtMs }) => (
        <Cell
          key={refundNo}
          title={amountText(amountFen)}
          hint={[shanghaiMinute(createdAtMs), reason].filter(Boolean).join(' · ')}
          value={<View>{t.refundStatuses[status]}</View>}
        />
      ))}
    </FieldGroup>
  );
});
