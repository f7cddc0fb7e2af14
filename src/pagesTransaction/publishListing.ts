import type { DraftSlot } from '@/components/form/draftSlot';
import type { FormStore } from '@/components/form/Form.store';
import { errorText, isConnectionError } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { ApiError } from '@/request/ApiError';
import { settings } from '@/stores/settings';
import { overlays } from '@/ui/overlays';
import type { Blocked } from './ListingWriting.store';
import { tradeMessages } from './locale/messages';

/** Which limit was met: as many listings, or as many drafts, as the person may have. */
type Limit = 'verify' | 'company' | 'most' | 'drafts';
interface Sentence {
  title: string;
  text: string;
  action: string;
}

interface Writing<Values extends object> {
  readonly form: FormStore<Values>;
  readonly blocked: Blocked | null;
  withdraw(): Promise<void>;
}

/** What differs between the kinds of listings when they are kept and sent. */
export interface ListingDealings {
  limits(): Record<Limit, Sentence>;
  blocked(): Record<Blocked, Sentence>;
  /** To the person's own ones. */
  showOwn(): void;
  /** Lists that are out of date once something was kept or sent. */
  lists: readonly Parameters<typeof settings.setNeedsRefresh>[0][];
}

type Slot<Values> = Pick<DraftSlot<Values>, 'forget'>;

const tell = (text: string) => overlays.toast(text, { icon: 'info-circle' });

/** Keeps it on the server; says when that did not work. What is filled in stays either way. */
export async function keepListing<Values extends object>(
  { form }: Writing<Values>,
  slot: Slot<Values>,
  dealings: ListingDealings
): Promise<void> {
  const t = tradeMessages().form;
  try {
    const outcome = await form.keep();
    if (outcome === 'invalid') tell(t.refused);
    if (outcome !== 'sent') return;
    if (!form.isChanged) slot.forget();
    tellLists(dealings);
    overlays.toast(t.draftKept, { icon: 'circle-check' });
  } catch (error) {
    await tellFailure(error, dealings);
  }
}

/**
 * Sends it to its review.
 * @param showGap leads to the first field that lacks something
 */
export async function publishListing<Values extends object>(
  { form }: Writing<Values>,
  slot: Slot<Values>,
  dealings: ListingDealings,
  showGap: () => void
): Promise<void> {
  const t = tradeMessages().form;
  try {
    const outcome = await form.submit();
    if (outcome === 'sent') {
      slot.forget();
      tellLists(dealings);
    }
    if (outcome !== 'invalid') return;
    tell(form.missing > 0 ? t.incomplete(form.missing) : t.refused);
    showGap();
  } catch (error) {
    await tellFailure(error, dealings);
  }
}

/** Why it cannot be edited, and what can be done about it; undefined when it can. */
export function refusalOf<Values extends object>(writing: Writing<Values>, dealings: ListingDealings) {
  const { blocked } = writing;
  if (blocked === null) return undefined;
  const { title, text, action } = dealings.blocked()[blocked];
  const onPress = blocked === 'pending' ? () => void withdraw(writing, dealings) : dealings.showOwn;
  return { title, text, action: { text: action, onPress } };
}

async function withdraw<Values extends object>(writing: Writing<Values>, dealings: ListingDealings): Promise<void> {
  try {
    await writing.withdraw();
    tellLists(dealings);
    overlays.toast(tradeMessages().form.withdrawn, { icon: 'circle-check' });
  } catch (error) {
    tell(errorText(error));
  }
}

function tellLists({ lists }: ListingDealings): void {
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

async function tellFailure(error: unknown, { limits, showOwn }: ListingDealings): Promise<void> {
  // The form says so itself, with a way to try again, for as long as it holds.
  if (isConnectionError(error)) return;
  const limit = limitOf(error);
  if (limit === undefined) {
    tell(errorText(error));
    return;
  }
  const { title, text, action } = limits()[limit];
  const { confirm } = await overlays.modal({ title, text, confirmText: action });
  if (!confirm) return;
  if (limit === 'verify' || limit === 'company') push('attestation.center');
  else showOwn();
}
