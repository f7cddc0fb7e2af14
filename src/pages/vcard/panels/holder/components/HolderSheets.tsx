import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HolderStore } from '../Holder.store';
import type { HolderSheet } from '../holderMenu';
import { DuplicatesSheet } from './DuplicatesSheet';
import { EntrySheet } from './EntrySheet';
import { GroupsSheet } from './GroupsSheet';
import { PersonSheet } from './PersonSheet';
import { RemindersSheet } from './RemindersSheet';

export interface HolderSheetsProps {
  store: HolderStore;
  sheet: HolderSheet | undefined;
  onSheet(sheet: HolderSheet | undefined): void;
}

/** Everything that opens over the list. */
export const HolderSheets = observer(function HolderSheets({ store, sheet, onSheet }: HolderSheetsProps) {
  const handleClose = () => onSheet(undefined);
  const handleOpen = (id: string) => {
    handleClose();
    void store.entry.open(id);
  };
  return (
    <View>
      <EntrySheet store={store} />
      <PersonSheet store={store} />
      <GroupsSheet store={store} isOpen={sheet === 'groups'} onClose={handleClose} />
      <DuplicatesSheet store={store} isOpen={sheet === 'duplicates'} onClose={handleClose} />
      <RemindersSheet isOpen={sheet === 'reminders'} onClose={handleClose} onOpen={handleOpen} />
    </View>
  );
});
