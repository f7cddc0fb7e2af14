import type { DraftStorage } from '@/components/form/draftStorage';
import type { FormStore } from '@/components/form/Form.store';
import { errorText, isConnectionError } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { ApiError } from '@/request/ApiError';
import { settings } from '@/stores/settings';
import { overlays } from '@/ui/overlays';
import type { EditBlockReason } from './ListingEditor.store';
import { tradeMessages } from './locale/messages';

/** Which limit was met: as many listings, or as many drafts, as the person may have. */
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

/** What differs between the kinds of listings when they are kept and sent. */
export interface ListingFormConfig {
  limitNotices(): Record<Limit, NoticeText>;
  blockNotices(): Record<EditBlockReason, NoticeText>;
  /** To the person's own ones. */
  openOwnListings(): void;
  /** Lists that are out of date once something was kept or sent. */
  lists: readonly Parameters<typeof settings.setNeedsRefresh>[0][];
}

type ClearableDraft<Values> = Pick<DraftStorage<Values>, 'clear'>;

const toastInfo = (text: string) => overlays.toast(text, { icon: 'info-circle' });

/** Keeps it on the server; says when that did not work. What is filled in stays either way. */
export async function saveDraft<Values extends object>(
  { form }: ListingEditor<Values>,
  slot: ClearableDraft<Values>,
  config: ListingFormConfig
): Promise<void> {
  const t = tradeMessages().form;
  try {
    const outcome = await form.saveDraft();
    if (outcome === 'invalid') toastInfo(t.refused);
    if (outcome !== 'sent') return;
    if (!form.isChanged) slot.clear();
    invalidateLists(config);
    overlays.toast(t.draftKept, { icon: 'circle-check' });
  } catch (error) {
    await showFailure(error, config);
  }
}

/**
 * Sends it to its review.
 * @param focusFirstError leads to the first field that lacks something
 */
export async function publishListing<Values extends object>(
  { form }: ListingEditor<Values>,
  slot: ClearableDraft<Values>,
  config: ListingFormConfig,
  focusFirstError: () => void
): Promise<void> {
  const t = tradeMessages().form;
  try {
    const outcome = await form.submit();
    if (outcome === 'sent') {
      slot.clear();
      invalidateLists(config);
    }
    if (outcome !== 'invalid') return;
    toastInfo(form.invalidCount > 0 ? t.incomplete(form.invalidCount) : t.refused);
    focusFirstError();
  } catch (error) {
    await showFailure(error, config);
  }
}

/** Why it cannot be edited, and what can be done about it; undefined when it can. */
export function editBlockNotice<Values extends object>(editor: ListingEditor<Values>, config: ListingFormConfig) {
  const { blockReason } = editor;
  if (blockReason === null) return undefined;
  const { title, text, action } = config.blockNotices()[blockReason];
  const onPress = blockReason === 'pending' ? () => void withdraw(editor, config) : config.openOwnListings;
  return { title, text, action: { text: action, onPress } };
}

async function withdraw<Values extends object>(
  editor: ListingEditor<Values>,
  config: ListingFormConfig
): Promise<void> {
  try {
    await editor.withdraw();
    invalidateLists(config);
    overlays.toast(tradeMessages().form.withdrawn, { icon: 'circle-check' });
  } catch (error) {
    toastInfo(errorText(error));
  }
}

function invalidateLists({ lists }: ListingFormConfig): void {
  for (const list of lists) settings.setNeedsRefresh(list, true);
}

function limitOf(error: unknown): Limit | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { needs, fields } = error.data ?? {};
  if (error.code === 'FORBIDDEN' && (needs === 'verify' || needs === 'company')) return needs;
  if (error.code !== 'CONFLICT') return undefined;
  if (fields?.['drafts'] !== undefined || fields?.['limit'] === 'drafts') return 'drafts';
  return fields?.['limit'] === undefined ? undefined : 'most';
}

async function showFailure(error: unknown, { limitNotices, openOwnListings }: ListingFormConfig): Promise<void> {
  // The form says so itself, with a way to try again, for as long as it holds.
  if (isConnectionError(error)) return;
  const limit = limitOf(error);
  if (limit === undefined) {
    toastInfo(errorText(error));
    return;
  }
  const { title, text, action } = limitNotices()[limit];
  const { confirm } = await overlays.modal({ title, text, confirmText: action });
  if (!confirm) return;
  if (limit === 'verify' || limit === 'company') push('attestation.center');
  else openOwnListings();
}
