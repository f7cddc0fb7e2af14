import type { HolderEntry, HolderEntryDetail } from '@contract/holder';
import { MAX_HOLDER_TAGS } from '@rules/holder';
import { saveToPhone } from '@/components/contact/saveToPhone';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import type { DuplicateGroup } from './Duplicates.store';
import type { HolderStore } from './Holder.store';
import { holderMessages } from './locale/messages';

/** Asks before typed text is lost. Resolves to whether it may be. */
export async function confirmDiscard(): Promise<boolean> {
  const { leaveTitle, leaveText, leave, stay } = holderMessages().person;
  return (await overlays.modal({ title: leaveTitle, text: leaveText, confirmText: leave, cancelText: stay })).confirm;
}

/** Saves a person in the phone's address book. Never rejects: a failure is shown. */
export async function savePhoneContact({ person, ...entry }: HolderEntryDetail): Promise<void> {
  const { name, position, companyName: company } = entry;
  await saveToPhone({ ...person, name, position, company });
}

/** Removes the opened person, which can be undone below the list. Never rejects: a failure is shown. */
export async function removeEntry(store: HolderStore, { id }: HolderEntry): Promise<void> {
  const isRemoved = await runWithToast(() => store.removal.remove([id]));
  if (isRemoved && store.entry.openedId === id) store.entry.close();
}

/** Offers to merge a new person with one who seems to be the same. Never rejects: a failure is shown. */
export async function offerMerge(store: HolderStore, { id }: HolderEntry): Promise<void> {
  const { duplicates: t } = holderMessages();
  const found = await store.duplicates.findKnown(id);
  if (!found) return;
  const { known, pair, number } = found;
  const { confirm } = await overlays.modal({
    title: t.newTitle(known.name),
    text: t.newText(number === undefined ? t.sameName(known.companyName) : t.sameNumber(number)),
    confirmText: t.mergeNew,
    cancelText: t.keepBoth
  });
  // The question names one person: others of the group stay for the list of duplicates.
  if (confirm) await merge(store, pair);
}

/** Merges the people of a group after a question about what becomes of them. Never rejects: a failure is shown. */
export async function confirmMerge(store: HolderStore, group: DuplicateGroup): Promise<void> {
  const { duplicates: t } = holderMessages();
  const people = store.duplicates.mergedOf(group);
  const [first, ...others] = people;
  if (!first || others.length === 0) {
    overlays.toast(t.atLeastTwo);
    return;
  }
  const { confirm } = await overlays.modal({
    title: t.confirmTitle(first.name, others.length),
    text: t.confirmText,
    confirmText: t.mergeNew
  });
  if (confirm) await merge(store, people);
}

/** Separates the people who were merged last. Never rejects: a failure is shown. */
export async function undoMerge({ duplicates }: HolderStore): Promise<void> {
  await runWithToast(duplicates.undo, holderMessages().restored, (error) => {
    if (isApiError(error, 'NOT_FOUND')) overlays.toast(holderMessages().duplicates.errors.undo);
    else toastError(error);
  });
}

/** The bar with the undo shows the success. */
async function merge({ duplicates }: HolderStore, people: readonly HolderEntry[]): Promise<void> {
  await runWithToast(() => duplicates.merge(people), undefined, toastMergeError);
}

function toastMergeError(error: unknown): void {
  const { errors } = holderMessages().duplicates;
  const fields = isApiError(error, 'CONFLICT') ? fieldErrorsOf(error) : {};
  if (fields['entries'] === 'cards') overlays.toast(errors.cards);
  else if (fields['note'] !== undefined) overlays.toast(errors.note);
  else if (fields['tags'] !== undefined) overlays.toast(errors.tags(MAX_HOLDER_TAGS));
  else toastError(error);
}
