import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { askAppeal } from '../../../askAppeal';
import { actOnPurchase } from '../../purchaseCommands';
import { copyAndEdit } from './copyAndEdit';
import { ownerMessages } from './locale/messages';

interface EndedBarProps {
  detail: PurchaseDetail;
  /** Called after an action on the request. */
  onChange(): void;
}

/** Bottom bar for a closed or taken-down request: copy it, or appeal. */
export const EndedBar = observer(function EndedBar({ detail, onChange }: EndedBarProps) {
  const [isBusy, setBusy] = useState(false);
  const t = ownerMessages();
  const { id, status } = detail;
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      overlays.toast(errorText(error), { icon: 'info-circle' });
      onChange();
    } finally {
      setBusy(false);
    }
  };
  const appeal = async () => {
    const text = await askAppeal(t);
    if (text === undefined) return;
    await actOnPurchase({ id, do: { action: 'appeal', text } });
    overlays.toast(t.appealed, { icon: 'circle-check' });
    onChange();
  };
  const isTakenDown = status === 'takedown';
  return (
    <>
      <BarAction icon="shopping-cart" text={t.mine} onPress={() => push('purchase.ours')} />
      <BarSpacer>
        <Button
          kind="primary"
          isFull
          isLoading={isBusy}
          onPress={() => void run(isTakenDown ? appeal : () => copyAndEdit(id))}
        >
          {isTakenDown ? t.appealTitle : t.copy}
        </Button>
      </BarSpacer>
    </>
  );
});
