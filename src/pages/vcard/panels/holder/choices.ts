import type { HolderSummary } from '@contract/holder';
import { MAX_HOLDER_GROUP_NAME, MAX_HOLDER_GROUPS, MAX_HOLDER_TAG } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { isGroupName } from './Groups.store';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';

/** Asks for a new tag. Resolves to undefined for a cancellation, and for a text that is no tag. */
export async function askForNewTag(): Promise<string | undefined> {
  const t = holderMessages();
  const { confirm, text = '' } = await overlays.modal({ title: t.newTagTitle(MAX_HOLDER_TAG), editable: '' });
  const tag = normalizeLine(text);
  if (!confirm || tag === '') return undefined;
  if ([...tag].length <= MAX_HOLDER_TAG) return tag;
  overlays.toast(t.tagTooLong(MAX_HOLDER_TAG));
  return undefined;
}

/** Lets the user choose one of the holder's tags, or type a new one. Resolves to undefined for a cancellation. */
export async function askForTag(tags: HolderSummary['tags'], allowsNew: boolean): Promise<string | undefined> {
  const t = holderMessages();
  if (tags.length === 0 && allowsNew) return askForNewTag();
  if (tags.length === 0) {
    overlays.toast(t.noTags);
    return undefined;
  }
  const known = tags.map(({ tag }) => ({ text: tag }));
  const items = allowsNew ? [{ text: t.newTag, icon: 'plus' as const }, ...known] : known;
  const choice = await overlays.actionSheet({ title: t.tagTitle, items });
  if (choice === null) return undefined;
  if (!allowsNew) return known[choice]?.text;
  return choice === 0 ? askForNewTag() : known[choice - 1]?.text;
}

/** Asks for the name of a group. Resolves to undefined for a cancellation, and for a text that is no name. */
export async function askForGroupName(title: string, name = ''): Promise<string | undefined> {
  const { confirm, text = '' } = await overlays.modal({ title, editable: name });
  if (!confirm) return undefined;
  if (isGroupName(text)) return normalizeLine(text);
  overlays.toast(holderMessages().groupNameLength(MAX_HOLDER_GROUP_NAME));
  return undefined;
}

/** Asks for a name and creates a group. Resolves to its id; undefined when there is none. Never rejects. */
export async function createGroup(store: HolderStore): Promise<string | undefined> {
  const name = await askForGroupName(holderMessages().newGroupTitle(MAX_HOLDER_GROUP_NAME));
  if (name === undefined) return undefined;
  try {
    return (await store.groups.create(name))?.id;
  } catch (error) {
    toastGroupError(error);
    return undefined;
  }
}

/**
 * Lets the user choose a group, or create one. Resolves to null for no group, and to undefined for a cancellation.
 * @param groupId the present group, which is marked
 */
export async function askForGroup(store: HolderStore, groupId?: string | null): Promise<string | null | undefined> {
  const t = holderMessages();
  const groups = store.summary?.groups ?? [];
  const items = [
    { text: t.noGroup, ...(groupId === null && { isChosen: true }) },
    ...groups.map(({ id, name }) => ({ text: name, ...(id === groupId && { isChosen: true }) })),
    { text: t.newGroup, icon: 'plus' as const }
  ];
  const choice = await overlays.actionSheet({ title: t.groupTitle, items });
  if (choice === null) return undefined;
  if (choice === 0) return null;
  return choice > groups.length ? createGroup(store) : groups[choice - 1]?.id;
}

/** Shows why a group was not created, renamed or restored. */
export function toastGroupError(error: unknown): void {
  const { groupErrors } = holderMessages();
  const { name, groups } = fieldErrorsOf(error);
  if (isApiError(error, 'CONFLICT') && name === 'taken') overlays.toast(groupErrors.taken);
  else if (isApiError(error, 'CONFLICT') && groups === 'tooMany')
    overlays.toast(groupErrors.tooMany(MAX_HOLDER_GROUPS));
  else toastError(error);
}
