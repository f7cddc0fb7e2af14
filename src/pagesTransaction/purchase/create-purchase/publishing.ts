import type { DraftSlot } from '@/components/form/draftSlot';
import { errorText, isConnectionError } from '@/locale/errorText';
import { push, replace } from '@/navigation/navigate';
import { ApiError } from '@/request/ApiError';
import { feedback } from '@/ui/feedback';
import type { CreatePurchaseStore } from './CreatePurchase.store';
import { createPurchaseWords } from './locale/words';
import type { PurchaseFormValues } from './purchaseForm';

type Slot = Pick<DraftSlot<PurchaseFormValues>, 'forget'>;

/** Keeps it on the server; says when that did not work. What is filled in stays either way. */
export async function keepPurchase({ form }: CreatePurchaseStore, slot: Slot): Promise<void> {
  const t = createPurchaseWords();
  try {
    const outcome = await form.keep();
    if (outcome === 'invalid') feedback.toast(t.incomplete(1));
    if (outcome !== 'sent') return;
    if (!form.isChanged) slot.forget();
    feedback.toast(t.kept, { icon: 'circle-check' });
  } catch (error) {
    if (!(await isLimit(error))) feedback.toast(isConnectionError(error) ? t.notKept : errorText(error));
  }
}

/**
 * Goes on to the next step; on the last one sends it to its review.
 * @param show brings a row of the step that is shown then into view: what is missing, or the top of the next step
 */
export async function goOn(store: CreatePurchaseStore, slot: Slot, show: (row: string) => void): Promise<void> {
  if (store.isLast) await publish(store, slot, show);
  else show(store.goOn() ?? 'top');
}

async function publish(store: CreatePurchaseStore, slot: Slot, show: (row: string) => void): Promise<void> {
  const t = createPurchaseWords();
  const { form } = store;
  try {
    const outcome = await form.submit();
    if (outcome === 'sent') slot.forget();
    if (outcome !== 'invalid') return;
    const gap = store.showGap();
    feedback.toast(t.incomplete(Math.max(1, form.missing)));
    if (gap !== undefined) show(gap);
  } catch (error) {
    if (!(await isLimit(error))) feedback.toast(isConnectionError(error) ? t.notSent : errorText(error));
  }
}

/** Which limit was met: as many requests, or as many drafts, as the person may have. */
function limitOf(error: unknown): 'verify' | 'company' | 'most' | 'drafts' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { needs, fields } = error.data ?? {};
  if (error.code === 'FORBIDDEN' && (needs === 'verify' || needs === 'company')) return needs;
  if (error.code !== 'CONFLICT') return undefined;
  if (fields?.['limit'] === 'drafts') return 'drafts';
  return fields?.['limit'] === undefined ? undefined : 'most';
}

async function isLimit(error: unknown): Promise<boolean> {
  const limit = limitOf(error);
  if (limit === undefined) return false;
  const { title, text, action } = createPurchaseWords().limits[limit];
  const { confirm } = await feedback.modal({ title, text, confirmText: action });
  if (!confirm) return true;
  if (limit === 'verify' || limit === 'company') push('attestation.center');
  else replace('purchase.ours');
  return true;
}

/** Why it cannot be edited, and what can be done about it; undefined when it can. */
export function refusalOf(store: CreatePurchaseStore) {
  const { blocked } = store;
  if (blocked === null) return undefined;
  const { title, text, action } = createPurchaseWords().blocked[blocked];
  const onPress = blocked === 'pending' ? () => void withdraw(store) : () => replace('purchase.ours');
  return { title, text, action: { text: action, onPress } };
}

async function withdraw(store: CreatePurchaseStore): Promise<void> {
  try {
    await store.withdraw();
    feedback.toast(createPurchaseWords().withdrawn, { icon: 'circle-check' });
  } catch (error) {
    feedback.toast(errorText(error));
  }
}
