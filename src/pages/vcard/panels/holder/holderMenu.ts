import { type ChoiceItem, overlays } from '@/ui/overlays';
import { addManually, photographCard, typeCode } from './addPerson';
import { exportPeople } from './exportPeople';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';

/** Sheets of the panel that the menu opens. */
export type HolderSheet = 'groups' | 'duplicates' | 'reminders';

interface MenuItem extends ChoiceItem {
  run(): unknown;
}

/** Shows the menu of the panel: ways to add a person, and what is done with the holder as a whole. */
export async function showHolderMenu(store: HolderStore, openSheet: (sheet: HolderSheet) => void): Promise<void> {
  const t = holderMessages();
  const items: MenuItem[] = [
    { text: t.addManually, icon: 'user-plus', run: () => addManually(store) },
    { text: t.photograph, icon: 'camera', run: () => photographCard(store) },
    { text: t.menu.code, icon: 'id-badge-2', run: typeCode },
    { text: t.menu.groups, icon: 'users', run: () => openSheet('groups') },
    { text: t.menu.duplicates, icon: 'copy', run: () => openSheet('duplicates') },
    { text: t.menu.reminders, icon: 'clock', run: () => openSheet('reminders') },
    { text: t.menu.export, icon: 'file-export', run: () => exportPeople(store) }
  ];
  const choice = await overlays.actionSheet({ items: items.map(({ text, icon }) => ({ text, icon })) });
  if (choice !== null) await items[choice]?.run();
}
