import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { push } from '@/navigation/navigate';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { OwnerActions } from '../../../ownerActions';
import { ownerMessages } from './locale/messages';

interface EndedBarProps {
  detail: PurchaseDetail;
  actions: OwnerActions;
  /** True while an action is in progress. */
  isBusy: boolean;
}

/** Bottom bar for a closed or taken-down request: copy it, or appeal. */
export const EndedBar = observer(function EndedBar({ detail, actions, isBusy }: EndedBarProps) {
  const t = ownerMessages();
  const { id, status } = detail;
  const isTakenDown = status === 'takedown';
  return (
    <>
      <BarAction icon="shopping-cart" text={t.mine} onPress={() => push('purchase.ours')} />
      <BarSpacer>
        <Button
          kind="primary"
          isFull
          isLoading={isBusy}
          onPress={() => void (isTakenDown ? actions.appeal(id, t) : actions.copy(id))}
        >
          {isTakenDown ? t.appealTitle : t.copy}
        </Button>
      </BarSpacer>
    </>
  );
});
