import type { DraftSlot } from '@/components/form/draftSlot';
import { errorText, isConnectionError } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { ApiError } from '@/request/ApiError';
import { settings } from '@/stores/settings';
import { feedback } from '@/ui/feedback';
import { showOwnSupplies } from './components/PublishResult';
import type { CreateSupplyStore } from './CreateSupply.store';
import { createSupplyWords } from './locale/words';
import type { SupplyFormValues } from './supplyForm';

type Slot = Pick<DraftSlot<SupplyFormValues>, 'forget'>;

/** Keeps it on the server; says when that did not work. What is filled in stays either way. */
export async function keepSupply({ form }: CreateSupplyStore, slot: Slot): Promise<void> {
  const t = createSupplyWords();
  try {
    const outcome = await form.keep();
    if (outcome === 'invalid') feedback.toast(t.uploadFailed, { icon: 'info-circle' });
    if (outcome !== 'sent') return;
    if (!form.isChanged) slot.forget();
    tellLists();
    feedback.toast(t.kept, { icon: 'circle-check' });
  } catch (error) {
    if (await isLimit(error)) return;
    feedback.toast(isConnectionError(error) ? t.notKept : errorText(error), { icon: 'info-circle' });
  }
}

/** Sends it to its review, or leads to the first field that lacks something. */
export async function publishSupply(
  store: CreateSupplyStore,
  slot: Slot,
  show: (field: string) => void
): Promise<void> {
  const t = createSupplyWords();
  const { form } = store;
  try {
    const outcome = await form.submit();
    if (outcome === 'sent') {
      slot.forget();
      tellLists();
    }
    if (outcome !== 'invalid') return;
    const gap = store.firstGap;
    const text = form.missing > 0 ? t.incomplete(form.missing) : t.refused;
    feedback.toast(text, { icon: 'info-circle' });
    if (gap !== undefined) show(gap);
  } catch (error) {
    if (await isLimit(error)) return;
    feedback.toast(isConnectionError(error) ? t.notSent : errorText(error), { icon: 'info-circle' });
  }
}

function tellLists(): void {
  settings.setNeedsRefresh('ownSupply', true);
  settings.setNeedsRefresh('transaction', true);
}

/** Which limit was met: as many supplies, or as many drafts, as the person may have. */
function limitOf(error: unknown): 'verify' | 'company' | 'most' | 'drafts' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { needs, fields } = error.data ?? {};
  if (error.code === 'FORBIDDEN' && (needs === 'verify' || needs === 'company')) return needs;
  if (error.code !== 'CONFLICT') return undefined;
  if (fields?.['limit'] !== undefined) return 'most';
  return fields?.['drafts'] === undefined ? undefined : 'drafts';
}

async function isLimit(error: unknown): Promise<boolean> {
  const limit = limitOf(error);
  if (limit === undefined) return false;
  const { title, text, action } = createSupplyWords().limits[limit];
  const { confirm } = await feedback.modal({ title, text, confirmText: action });
  if (!confirm) return true;
  if (limit === 'verify' || limit === 'company') push('attestation.center');
  else showOwnSupplies();
  return true;
}

/** Why it cannot be edited, and what can be done about it; undefined when it can. */
export function refusalOf(store: CreateSupplyStore) {
  const { blocked } = store;
  if (blocked === null) return undefined;
  const { title, text, action } = createSupplyWords().blocked[blocked];
  const onPress = blocked === 'pending' ? () => void withdraw(store) : showOwnSupplies;
  return { title, text, action: { text: action, onPress } };
}

async function withdraw(store: CreateSupplyStore): Promise<void> {
  try {
    await store.withdraw();
    feedback.toast(createSupplyWords().withdrawn, { icon: 'circle-check' });
  } catch (error) {
    feedback.toast(errorText(error), { icon: 'info-circle' });
  }
}
