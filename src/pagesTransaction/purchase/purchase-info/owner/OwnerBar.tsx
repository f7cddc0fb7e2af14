import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { OwnerAction } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import { errorText } from '@/locale/errorText';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { lazyComponent } from '@/ui/lazyComponent';
import { actOnPurchase } from '../../purchaseCommands';
import { RenewSheet } from '../../components/RenewSheet';
import { ownerMessages } from './locale/messages';

interface OwnerBarProps {
  detail: PurchaseDetail;
  /** True when a counter-offer can be made on at least one quotation. */
  canCounter: boolean;
  onCounter(): void;
  /** Called after an action on the request. */
  onChange(): void;
}

const InviteSheet = lazyComponent(
  () => import('./InviteSheet').then((part) => part.InviteSheet),
  () => null
);
const CLOSE_REASONS = ['dealt', 'cancelled'] as const;

/** Bottom bar of the buyer for an open, paused or expired request. */
export const OwnerBar = observer(function OwnerBar({ detail, canCounter, onCounter, onChange }: OwnerBarProps) {
  const [isRenewing, setRenewing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const isActing = useRef(false);
  const t = ownerMessages();
  const isPublished = detail.status === 'published';
  const act = async (action: OwnerAction, done: string) => {
    if (isActing.current) return;
    isActing.current = true;
    try {
      await actOnPurchase({ id: detail.id, do: action });
      overlays.toast(done, { icon: 'circle-check' });
    } catch (error) {
      overlays.toast(errorText(error), { icon: 'info-circle' });
    } finally {
      isActing.current = false;
    }
    onChange();
  };
  const handleClose = async () => {
    const items = CLOSE_REASONS.map((reason) => ({ text: t.closeReasons[reason] }));
    const choice = await overlays.actionSheet({ title: t.closeTitle, items });
    const reason = choice === null ? undefined : CLOSE_REASONS[choice];
    if (reason) await act({ action: 'close', reason }, t.closed);
  };
  const handleRenew = (until: string) => {
    setRenewing(false);
    void act({ action: 'renew', until }, t.extended);
  };
  return (
    <>
      <BarAction icon="x" text={t.close} onPress={() => void handleClose()} />
      {isPublished && <BarAction icon="clock" text={t.extend} onPress={() => setRenewing(true)} />}
      {detail.status === 'paused' && (
        <BarSpacer>
          <Button kind="primary" isFull onPress={() => void act({ action: 'resume' }, t.resumed)}>
            {t.resume}
          </Button>
        </BarSpacer>
      )}
      {detail.status === 'expired' && (
        <BarSpacer>
          <Button kind="primary" isFull onPress={() => setRenewing(true)}>
            {t.extend}
          </Button>
        </BarSpacer>
      )}
      {isPublished && (
        <BarSpacer>
          <Button kind="tinted" isFull onPress={() => setInviting(true)}>
            {t.invite}
          </Button>
        </BarSpacer>
      )}
      {canCounter && (
        <BarSpacer>
          <Button kind="primary" isFull onPress={onCounter}>
            {t.startCounter}
          </Button>
        </BarSpacer>
      )}
      <RenewSheet
        isOpen={isRenewing}
        deadlineMs={detail.quoteDeadlineMs}
        onClose={() => setRenewing(false)}
        onRenew={handleRenew}
      />
      <InviteSheet purchaseId={detail.id} isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
});
