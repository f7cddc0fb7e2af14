import { observer } from 'mobx-react-lite';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { user } from '@/stores/user';
import { RenewSheet } from '../../components/RenewSheet';
import { TermsSheet } from '../../components/TermsSheet';
import { sharedSupply } from '../../sharedSupply';
import { posterOfOwn } from '../../supplyPoster';
import type { useSupplyActions } from '../useSupplyActions';

interface ActionSheetsProps {
  actions: ReturnType<typeof useSupplyActions>;
  onChange(): void;
}

/** Sheets over the list for one of the supplies. */
export const ActionSheets = observer(function ActionSheets({ actions, onChange }: ActionSheetsProps) {
  const { sheet, closeSheet, renew } = actions;
  const supplyFor = (kind: 'terms' | 'renew' | 'poster') => (sheet?.kind === kind ? sheet.supply : undefined);
  const [drawn, renewed] = [supplyFor('poster'), supplyFor('renew')];
  const handleSaved = () => {
    closeSheet();
    onChange();
  };
  return (
    <>
      <TermsSheet supply={supplyFor('terms')} onClose={closeSheet} onSaved={handleSaved} />
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
