import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import type { OwnerActions } from '../../../ownerActions';
import { closingChoices } from '../../closingChoices';
import { RenewSheet } from '../../components/RenewSheet';
import { ownerMessages } from './locale/messages';

interface OwnerBarProps {
  detail: PurchaseDetail;
  actions: OwnerActions;
  /** True when a counter-offer can be made on at least one quotation. */
  canCounter: boolean;
  onCounter(): void;
}

const InviteSheet = lazyComponent(
  () => import('./InviteSheet').then((part) => part.InviteSheet),
  () => null
);

/** Bottom bar of the buyer for an open, paused or expired request. */
export const OwnerBar = observer(function OwnerBar({ detail, actions, canCounter, onCounter }: OwnerBarProps) {
  const [isRenewing, setRenewing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const t = ownerMessages();
  const isPublished = detail.status === 'published';
  const { id } = detail;
  const { act, choose } = actions;
  const handleClose = () => void choose(id, t.closeTitle, closingChoices(t.closeReasons, t.closed));
  const handleRenew = (until: string) => {
    setRenewing(false);
    void act(id, { action: 'renew', until }, t.extended);
  };
  return (
    <>
      <BarAction icon="x" text={t.close} onPress={handleClose} />
      {isPublished && <BarAction icon="clock" text={t.extend} onPress={() => setRenewing(true)} />}
      {detail.status === 'paused' && (
        <BarSpacer>
          <Button kind="primary" isFull onPress={() => void act(id, { action: 'resume' }, t.resumed)}>
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
