import type { DraftStorage } from '@/components/form/draftStorage';
import type { FormStore } from '@/components/form/Form.store';
import { apiErrorOf } from '@/lib/ApiError';
import { isConnectionError } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import type { EditBlockReason } from './ListingEditor.store';
import { tradeMessages } from './locale/messages';

/** Limit that was reached: verification level, maximum number of open listings, or maximum number of drafts. */
type Limit = 'verify' | 'company' | 'most' | 'drafts';
interface NoticeText {
  title: string;
  text: string;
  action: string;
}

interface ListingEditor<Values extends object> {
  readonly form: FormStore<Values>;
  readonly blockReason: EditBlockReason | null;
  withdraw(): Promise<void>;
}

/** Settings of saving and submitting that differ between kinds of listings. */
export interface ListingFormConfig {
  limitNotices(): Record<Limit, NoticeText>;
  blockNotices(): Record<EditBlockReason, NoticeText>;
  /** Opens the list of the user's own listings. */
  openOwnListings(): void;
}

type ClearableDraft<Values> = Pick<DraftStorage<Values>, 'clear'>;

const toastInfo = (text: string) => overlays.toast(text, { icon: 'info-circle' });

/** Saves the draft on the server and shows an error when that fails. The form retains its values in both cases. */
export async function saveDraft<Values extends object>(
  { form }: ListingEditor<Values>,
  slot: ClearableDraft<Values>,
  config: ListingFormConfig
): Promise<void> {
  const t = tradeMessages().form;
  const isOnTop = pageOnTop();
  try {
    const outcome = await form.saveDraft();
    if (outcome === 'invalid') toastInfo(t.refused);
    if (outcome !== 'sent') return;
    if (!form.isChanged) slot.clear();
    overlays.toast(t.draftKept, { icon: 'circle-check' });
  } catch (error) {
    await showFailure(error, config, isOnTop);
  }
}

/**
 * Submits the listing for review.
 * @param focusFirstError scrolls to the first invalid field
 */
export async function publishListing<Values extends object>(
  { form }: ListingEditor<Values>,
  slot: ClearableDraft<Values>,
  config: ListingFormConfig,
  focusFirstError: () => void
): Promise<void> {
  const t = tradeMessages().form;
  const isOnTop = pageOnTop();
  try {
    const outcome = await form.submit();
    if (outcome === 'sent') slot.clear();
    if (outcome !== 'invalid') return;
    toastInfo(form.invalidCount > 0 ? t.incomplete(form.invalidCount) : t.refused);
    focusFirstError();
  } catch (error) {
    await showFailure(error, config, isOnTop);
  }
}

/**
 * Returns the notice that explains why the listing cannot be edited, with an action; undefined when it can be edited.
 */
export function editBlockNotice<Values extends object>(editor: ListingEditor<Values>, config: ListingFormConfig) {
  const { blockReason } = editor;
  if (blockReason === null) return undefined;
  const { title, text, action } = config.blockNotices()[blockReason];
  const onPress = blockReason === 'pending' ? () => void withdraw(editor) : config.openOwnListings;
  return { title, text, action: { text: action, onPress } };
}

async function withdraw<Values extends object>(editor: ListingEditor<Values>): Promise<void> {
  await runWithToast(() => editor.withdraw(), tradeMessages().form.withdrawn);
}

function limitOf(error: unknown): Limit | undefined {
  const { code, data: { needs, fields } = {} } = apiErrorOf(error);
  if (code === 'FORBIDDEN' && (needs === 'verify' || needs === 'company')) return needs;
  if (code !== 'CONFLICT') return undefined;
  if (fields?.['drafts'] !== undefined) return 'drafts';
  return fields?.['limit'] === undefined ? undefined : 'most';
}

async function showFailure(
  error: unknown,
  { limitNotices, openOwnListings }: ListingFormConfig,
  isOnTop: () => boolean
): Promise<void> {
  // The form shows connection errors itself, with a retry, for as long as they last.
  if (isConnectionError(error)) return;
  const limit = limitOf(error);
  // The way out of a limit leaves the form, so it is offered only there.
  if (limit === undefined || !isOnTop()) {
    toastError(error);
    return;
  }
  const { title, text, action } = limitNotices()[limit];
  const { confirm } = await overlays.modal({ title, text, confirmText: action });
  if (!confirm) return;
  if (limit === 'verify' || limit === 'company') push('attestation.center');
  else openOwnListings();
}
