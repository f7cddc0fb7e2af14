import { observer } from 'mobx-react';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Fab } from '@/ui/Fab';
import { feedback } from '@/ui/feedback';
import { transactionWords } from '../locale/words';

const kinds = ['supply.create', 'purchase.create'] as const;

/** 发布: asks which of the two, then for a login where there is none. */
export const PublishFab = observer(function PublishFab() {
  const t = transactionWords();
  const handlePress = async () => {
    const chosen = await feedback.actionSheet({
      items: [
        { text: t.publishSupply, hint: t.publishSupplyHint },
        { text: t.publishPurchase, hint: t.publishPurchaseHint }
      ]
    });
    const kind = chosen === null ? undefined : kinds[chosen];
    if (kind !== undefined) void withLogin(t.publishReason, () => push(kind));
  };
  return <Fab icon="plus" text={t.publish} onPress={() => void handlePress()} />;
});
