import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ListingStatus } from '@contract/goods';
import type { OwnSupplyTab } from '@contract/ownSupply';
import type { SupplyDetail } from '@contract/supply';
import { push } from '@/navigation/navigate';
import { newRequestId } from '@/request/requestId';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { ListingActionsStore } from '../../../ListingActions.store';
import { ownerActions } from '../../../ownerActions';
import { RenewSheet } from '../../components/RenewSheet';
import { TermsSheet } from '../../components/TermsSheet';
import { supplyMessages } from '../../locale/messages';
import { editableTermsOf } from '../../ownSupply';
import { actOnSupply, copySupply } from '../../supplyCommands';
import { unlistingChoices } from '../../unlistingChoices';
import { supplyInfoMessages } from '../locale/messages';

interface OwnerBarProps {
  detail: SupplyDetail;
  /** Status of the owner's version, which may differ from the public one. */
  status: ListingStatus;
  onChange(): void;
}

/** Owner's actions on a supply, by its status. */
export const OwnerBar = observer(function OwnerBar({ detail, status, onChange }: OwnerBarProps) {
  const [listings] = useState(() => new ListingActionsStore({ act: actOnSupply, copy: copySupply, newRequestId }));
  const [sheet, setSheet] = useState<'terms' | 'renew'>();
  const t = supplyMessages();
  const { id } = detail;
  const { act, choose, copy, withdraw, appeal } = ownerActions({
    listings,
    openForm: (copyId) => push('supply.create', { id: copyId }),
    onSuccess: onChange,
    onFailure: onChange
  });
  const handleRenew = (until: string) => {
    void act(id, { action: 'renew', until }, t.renewed(until));
    setSheet(undefined);
  };
  const terms = (
    <BarSpacer>
      <Button kind="tinted" isFull onPress={() => setSheet('terms')}>
        {t.changeTerms}
      </Button>
    </BarSpacer>
  );
  return (
    <>
      {status === 'published' && (
        <>
          <EditAction id={id} />
          <BarAction icon="refresh" text={t.refresh} onPress={() => void act(id, { action: 'refresh' }, t.refreshed)} />
          {terms}
          <WideButton text={t.unlist} onPress={() => void choose(id, t.unlistTitle, unlistingChoices())} />
        </>
      )}
      {status === 'paused' && (
        <>
          <EditAction id={id} />
          {terms}
          <WideButton text={t.resume} isPrimary onPress={() => void act(id, { action: 'resume' }, t.resumed)} />
        </>
      )}
      {status === 'expired' && (
        <>
          <EditAction id={id} />
          <WideButton text={t.renew} isPrimary onPress={() => setSheet('renew')} />
        </>
      )}
      {status === 'closed' && (
        <>
          <ManageAction tab="offShelf" />
          <WideButton text={t.copy} isPrimary onPress={() => void copy(id)} />
        </>
      )}
      {status === 'pending' && (
        <>
          <ManageAction tab="pending" />
          <WideButton text={t.withdraw} onPress={() => void withdraw(id, t)} />
        </>
      )}
      {status === 'rejected' && (
        <>
          <ManageAction tab="rejected" />
          <WideButton text={t.edit} isPrimary onPress={() => push('supply.create', { id })} />
        </>
      )}
      {status === 'takedown' && (
        <>
          <ManageAction tab="offShelf" />
          <WideButton text={t.appealTitle} isPrimary onPress={() => void appeal(id, t)} />
        </>
      )}
      <TermsSheet
        supply={sheet === 'terms' ? editableTermsOf(detail) : undefined}
        onClose={() => setSheet(undefined)}
        onSaved={() => {
          setSheet(undefined);
          onChange();
        }}
      />
      <RenewSheet isOpen={sheet === 'renew'} onClose={() => setSheet(undefined)} onRenew={handleRenew} />
    </>
  );
});

const EditAction = observer(function EditAction({ id }: { id: string }) {
  return <BarAction icon="pencil" text={supplyMessages().edit} onPress={() => push('supply.create', { id })} />;
});

function WideButton({ text, isPrimary, onPress }: { text: string; isPrimary?: boolean; onPress(): void }) {
  return (
    <BarSpacer>
      <Button kind={isPrimary ? 'primary' : 'plain'} isFull onPress={onPress}>
        {text}
      </Button>
    </BarSpacer>
  );
}

const ManageAction = observer(function ManageAction({ tab }: { tab: OwnSupplyTab }) {
  return <BarAction icon="package" text={supplyInfoMessages().manage} onPress={() => push('supply.ours', { tab })} />;
});
