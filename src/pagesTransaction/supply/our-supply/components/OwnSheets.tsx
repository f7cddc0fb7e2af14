import { observer } from 'mobx-react';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { user } from '@/stores/user';
import { RenewSheet } from '../../components/RenewSheet';
import { TermsSheet } from '../../components/TermsSheet';
import { sharedSupply } from '../../sharedSupply';
import { posterOfOwn } from '../../supplyPoster';
import type { useSupplyActions } from '../useSupplyActions';

interface OwnSheetsProps {
  actions: ReturnType<typeof useSupplyActions>;
  onChange(): void;
}

/** What is asked or shown over the list about one of the supplies. */
export const OwnSheets = observer(function OwnSheets({ actions, onChange }: OwnSheetsProps) {
  const { sheet, closeSheet, renew } = actions;
  const of = (kind: 'terms' | 'renew' | 'poster') => (sheet?.kind === kind ? sheet.supply : undefined);
  const [drawn, renewed] = [of('poster'), of('renew')];
  const handleSaved = () => {
    closeSheet();
    onChange();
  };
  return (
    <>
      <TermsSheet supply={of('terms')} onClose={closeSheet} onSaved={handleSaved} />
      <RenewSheet isOpen={renewed !== undefined} onClose={closeSheet} onRenew={renew} />
      <PosterSheet
        isOpen={drawn !== undefined}
        onClose={closeSheet}
        poster={drawn && posterOfOwn(drawn, user.user?.nickname ?? '')}
        path={drawn ? sharedSupply(drawn).path : ''}
      />
    </>
  );
});
