import type { OwnerAction } from '@contract/goods';
import { pageOnTop } from '@/navigation/pageOnTop';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { toastListingError } from './listingErrorMessage';

interface OwnerActionOptions {
  /** Store or list that performs the actions; `act` resolves to false while another action is in progress. */
  listings: {
    act(id: string, action: OwnerAction): Promise<boolean>;
    copy(id: string): Promise<string | undefined>;
  };
  /** Opens the form of a listing. */
  openForm(id: string): void;
  onSuccess?(): void;
  /** Called after a failed action: the status may have changed meanwhile. */
  onFailure(): void;
}

/** An action that the owner may choose from several. */
export interface OwnerActionChoice {
  text: string;
  hint?: string;
  action: OwnerAction;
  /** Toast of its success. */
  done: string;
}

interface WithdrawalMessages {
  withdrawTitle: string;
  withdrawText: string;
  withdraw: string;
  withdrawn: string;
}

interface AppealMessages {
  appealTitle: string;
  appealHint: string;
  appealSend: string;
  appealShort: string;
  appealed: string;
}

export type OwnerActions = ReturnType<typeof ownerActions>;

/** Returns the owner's actions on supplies or purchase requests, with their dialogs and toasts. None of them rejects. */
export function ownerActions(options: OwnerActionOptions) {
  const { listings, openForm, onSuccess, onFailure } = options;
  const showFailure = (error: unknown) => {
    toastListingError(error);
    onFailure();
  };
  const run = async (action: () => Promise<boolean>, done: string): Promise<void> => {
    if (await runWithToast(action, done, showFailure)) onSuccess?.();
  };
  const act = (id: string, action: OwnerAction, done: string) => run(() => listings.act(id, action), done);
  return {
    /** Runs an action that exists for one kind of listing only. */
    run,
    act,
    /** Asks which action to take, and takes it. */
    async choose(id: string, title: string, choices: readonly OwnerActionChoice[]): Promise<void> {
      const index = await overlays.actionSheet({ title, items: choices });
      const choice = index === null ? undefined : choices[index];
      if (choice) await act(id, choice.action, choice.done);
    },
    /** Creates a draft with the same content and opens it in the form, unless the user has left. */
    async copy(id: string): Promise<void> {
      const isOnTop = pageOnTop();
      const open = async () => {
        const copyId = await listings.copy(id);
        if (copyId !== undefined && isOnTop()) openForm(copyId);
      };
      await runWithToast(open, undefined, toastListingError);
    },
    /** Withdraws a listing from review after a confirmation. */
    async withdraw(id: string, t: WithdrawalMessages): Promise<void> {
      const { confirm } = await overlays.modal({
        title: t.withdrawTitle,
        text: t.withdrawText,
        confirmText: t.withdraw
      });
      if (confirm) await act(id, { action: 'withdraw' }, t.withdrawn);
    },
    /** Asks why a listing that was taken down should be restored, and sends the appeal. */
    async appeal(id: string, t: AppealMessages): Promise<void> {
      const text = await askAppeal(t);
      if (text !== undefined) await act(id, { action: 'appeal', text }, t.appealed);
    }
  };
}

const MIN_APPEAL = 5;
const MAX_APPEAL = 140;

/** Returns the entered appeal; undefined when it was cancelled or too short. */
async function askAppeal(t: AppealMessages): Promise<string | undefined> {
  const { confirm, text = '' } = await overlays.modal({
    title: t.appealTitle,
    text: t.appealHint,
    editable: '',
    confirmText: t.appealSend
  });
  if (!confirm) return undefined;
  const appeal = text.trim();
  if ([...appeal].length >= MIN_APPEAL) return [...appeal].slice(0, MAX_APPEAL).join('');
  overlays.toast(t.appealShort);
  return undefined;
}
