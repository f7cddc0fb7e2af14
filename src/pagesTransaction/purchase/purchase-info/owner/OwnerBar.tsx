import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import type { OwnerAction } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import { errorText } from '@/locale/errorText';
import { BarAction, BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { latePart } from '@/ui/latePart';
import { changes } from '../../changePurchase';
import { ExtendSheet } from '../../components/ExtendSheet';
import { ownerMessages } from './locale/messages';

interface OwnerBarProps {
  detail: PurchaseDetail;
  /** There is a quotation that a price can be put against. */
  canCounter: boolean;
  onCounter(): void;
  /** Something was done with the request. */
  onActed(): void;
}

const InviteSheet = latePart(
  () => import('./InviteSheet').then((part) => part.InviteSheet),
  () => null
);
const CLOSE_REASONS = ['dealt', 'cancelled'] as const;

/** What a buyer does with a request that is running or has run out. */
export const OwnerBar = observer(function OwnerBar({ detail, canCounter, onCounter, onActed }: OwnerBarProps) {
  const [isExtending, setExtending] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const isActing = useRef(false);
  const t = ownerMessages();
  const isPublished = detail.status === 'published';
  const act = async (action: OwnerAction, done: string) => {
    if (isActing.current) return;
    isActing.current = true;
    try {
      await changes.actOnPurchase({ id: detail.id, do: action });
      feedback.toast(done, { icon: 'circle-check' });
    } catch (error) {
      feedback.toast(errorText(error), { icon: 'info-circle' });
    } finally {
      isActing.current = false;
    }
    onActed();
  };
  const handleClose = async () => {
    const items = CLOSE_REASONS.map((reason) => ({ text: t.closeReasons[reason] }));
    const choice = await feedback.actionSheet({ title: t.closeTitle, items });
    const reason = choice === null ? undefined : CLOSE_REASONS[choice];
    if (reason) await act({ action: 'close', reason }, t.closed);
  };
  const handleExtend = (until: string) => {
    setExtending(false);
    void act({ action: 'renew', until }, t.extended);
  };
  return (
    <>
      <BarAction icon="x" text={t.close} onPress={() => void handleClose()} />
      {isPublished && <BarAction icon="clock" text={t.extend} onPress={() => setExtending(true)} />}
      {detail.status === 'paused' && (
        <BarRest>
          <Button kind="primary" isFull onPress={() => void act({ action: 'resume' }, t.resumed)}>
            {t.resume}
          </Button>
        </BarRest>
      )}
      {detail.status === 'expired' && (
        <BarRest>
          <Button kind="primary" isFull onPress={() => setExtending(true)}>
            {t.extend}
          </Button>
        </BarRest>
      )}
      {isPublished && (
        <BarRest>
          <Button kind="tinted" isFull onPress={() => setInviting(true)}>
            {t.invite}
          </Button>
        </BarRest>
      )}
      {canCounter && (
        <BarRest>
          <Button kind="primary" isFull onPress={onCounter}>
            {t.startCounter}
          </Button>
        </BarRest>
      )}
      <ExtendSheet
        isOpen={isExtending}
        deadlineMs={detail.quoteDeadlineMs}
        onClose={() => setExtending(false)}
        onExtend={handleExtend}
      />
      <InviteSheet purchaseId={detail.id} isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
});
