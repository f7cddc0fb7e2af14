import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { askForGroup, askForTag } from './choices';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';

/** Adds a tag to the selected people, or removes one. Never rejects, as the other actions: a failure is shown. */
export async function tagSelected({ selection, summary }: HolderStore): Promise<void> {
  const { selection: t } = holderMessages();
  const items = [
    { text: t.addTag, icon: 'plus' as const },
    { text: t.removeTag, icon: 'x' as const }
  ];
  const choice = await overlays.actionSheet({ title: t.title(selection.count), items });
  if (choice === null) return;
  const tag = await askForTag(summary?.tags ?? [], choice === 0);
  if (tag !== undefined) await apply(() => (choice === 0 ? selection.tag(tag) : selection.untag(tag)));
}

/** Moves the selected people to a group, or out of theirs. */
export async function moveSelected(store: HolderStore): Promise<void> {
  const groupId = await askForGroup(store);
  if (groupId !== undefined) await apply(() => store.selection.move(groupId));
}

/** Stars the selected people, or removes their stars. */
export async function starSelected({ selection }: HolderStore): Promise<void> {
  const { selection: t } = holderMessages();
  const items = [
    { text: t.addStar, icon: 'star-filled' as const },
    { text: t.removeStar, icon: 'star' as const }
  ];
  const choice = await overlays.actionSheet({ title: t.title(selection.count), items });
  if (choice !== null) await apply(() => selection.star(choice === 0));
}

/** Removes the selected people, which can be undone below the list. */
export async function removeSelected({ selection }: HolderStore): Promise<void> {
  const { selection: t } = holderMessages();
  const { confirm } = await overlays.modal({
    title: t.removeTitle(selection.count),
    text: t.removeText,
    confirmText: t.remove
  });
  if (confirm) await runWithToast(selection.remove);
}

/** Shows how many people were changed. */
async function apply(change: () => Promise<number | undefined>): Promise<void> {
  try {
    const count = await change();
    if (count !== undefined) overlays.toast(holderMessages().selection.changed(count), { icon: 'circle-check' });
  } catch (error) {
    toastError(error);
  }
}
