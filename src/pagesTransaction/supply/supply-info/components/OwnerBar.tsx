import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import type { ListingStatus, OwnerAction } from '@contract/goods';
import type { OwnSupplyTab } from '@contract/ownSupply';
import type { SupplyDetail } from '@contract/supply';
import { push } from '@/navigation/navigate';
import { newRequestId } from '@/request/requestId';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { askAppeal } from '../../../askAppeal';
import { askOffShelf } from '../../askOffShelf';
import { askWithdrawal } from '../../askWithdrawal';
import { RenewSheet } from '../../components/RenewSheet';
import { TermsSheet } from '../../components/TermsSheet';
import { carriedOut, deedError } from '../../carriedOut';
import { changeSupply, copyAsDraft } from '../../changeSupply';
import { supplyMessages } from '../../locale/messages';
import { termsOfDetail } from '../../ownSupply';
import { supplyInfoMessages } from '../locale/messages';

interface OwnerBarProps {
  detail: SupplyDetail;
  /** How it stands among the owner's. */
  status: ListingStatus;
  onChange(): void;
}

/** What its owner does with a supply, by how it stands. */
export const OwnerBar = observer(function OwnerBar({ detail, status, onChange }: OwnerBarProps) {
  const isBusy = useRef(false);
  const [sheet, setSheet] = useState<'terms' | 'renew'>();
  const t = supplyMessages();
  const { id } = detail;
  const act = async (deed: OwnerAction, done: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await carriedOut(changeSupply({ id, do: deed }), done);
    isBusy.current = false;
    // Also when it was refused: it may stand differently by now.
    onChange();
  };
  const appeal = async () => {
    const text = await askAppeal(t);
    if (text !== undefined) await act({ action: 'appeal', text }, t.appealed);
  };
  const withdraw = async () => {
    if (await askWithdrawal()) await act({ action: 'withdraw' }, t.withdrawn);
  };
  const copy = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const draft = await copyAsDraft(id, await newRequestId());
      push('supply.create', { id: draft.id });
    } catch (error) {
      overlays.toast(deedError(error));
    } finally {
      isBusy.current = false;
    }
  };
  const handleRenew = (until: string) => {
    void act({ action: 'renew', until }, t.renewed(until));
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
          <Edit id={id} />
          <BarAction icon="refresh" text={t.refresh} onPress={() => void act({ action: 'refresh' }, t.refreshed)} />
          {terms}
          <Rest text={t.offShelf} onPress={() => void askOffShelf().then((way) => way && act(way.deed, way.done))} />
        </>
      )}
      {status === 'paused' && (
        <>
          <Edit id={id} />
          {terms}
          <Rest text={t.resume} isPrimary onPress={() => void act({ action: 'resume' }, t.resumed)} />
        </>
      )}
      {status === 'expired' && (
        <>
          <Edit id={id} />
          <Rest text={t.renew} isPrimary onPress={() => setSheet('renew')} />
        </>
      )}
      {status === 'closed' && (
        <>
          <Manage tab="offShelf" />
          <Rest text={t.copy} isPrimary onPress={() => void copy()} />
        </>
      )}
      {status === 'pending' && (
        <>
          <Manage tab="pending" />
          <Rest text={t.withdraw} onPress={() => void withdraw()} />
        </>
      )}
      {status === 'rejected' && (
        <>
          <Manage tab="rejected" />
          <Rest text={t.edit} isPrimary onPress={() => push('supply.create', { id })} />
        </>
      )}
      {status === 'takedown' && (
        <>
          <Manage tab="offShelf" />
          <Rest text={t.appealTitle} isPrimary onPress={() => void appeal()} />
        </>
      )}
      <TermsSheet
        supply={sheet === 'terms' ? termsOfDetail(detail) : undefined}
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

const Edit = observer(function Edit({ id }: { id: string }) {
  return <BarAction icon="pencil" text={supplyMessages().edit} onPress={() => push('supply.create', { id })} />;
});

function Rest({ text, isPrimary, onPress }: { text: string; isPrimary?: boolean; onPress(): void }) {
  return (
    <BarSpacer>
      <Button kind={isPrimary ? 'primary' : 'plain'} isFull onPress={onPress}>
        {text}
      </Button>
    </BarSpacer>
  );
}

const Manage = observer(function Manage({ tab }: { tab: OwnSupplyTab }) {
  return <BarAction icon="package" text={supplyInfoMessages().manage} onPress={() => push('supply.ours', { tab })} />;
});
