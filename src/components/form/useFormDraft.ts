import { reaction, untracked } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { user } from '@/stores/user';
import type { DraftStorage } from './draftStorage';
import type { FormPhase } from './Form.store';
import type { FormSnapshot } from './FormDefinition';

/** Idle time after which a draft is saved. */
const AUTOSAVE_DELAY_MS = 3000;

interface DraftableForm<Values> {
  readonly phase: FormPhase;
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  readonly values: Values;
  readonly uploadIds: Record<string, string[]>;
  load(draft?: FormSnapshot<Values> | null): Promise<void>;
}

/** Asks whether to restore the draft. Without this callback it is restored silently. */
type ConfirmRestore = (savedAtMs: number) => Promise<boolean>;

/**
 * Loads a form with the user's draft and saves the draft three seconds after the last change, before submission and on
 * unmount.
 * @returns `load` for another attempt, and `savedAtMs` of the draft (undefined without one)
 */
export function useFormDraft<Values>(
  form: DraftableForm<Values>,
  storage: DraftStorage<Values>,
  confirmRestore?: ConfirmRestore
) {
  const userId = user.user?.id;
  // The dismissed draft is stored until the next edit, so a tap beside the dialog loses nothing.
  const [dismissedDraftMs, setDismissedDraft] = useState<number>();
  const load = useCallback(() => {
    // Untracked: saving a draft must not reload the form.
    const saved = untracked(() => storage.find(userId));
    const open = async () => {
      const isRestored = saved === null || confirmRestore === undefined || (await confirmRestore(saved.savedAtMs));
      if (!isRestored) setDismissedDraft(saved.savedAtMs);
      await form.load(isRestored ? saved : null);
    };
    void open();
  }, [form, storage, userId, confirmRestore]);
  // Drafts belong to a user, so wait until the user is known.
  useEffect(() => {
    if (userId !== undefined) load();
  }, [load, userId]);
  useEffect(() => {
    const content = () => ({ values: { ...form.values }, photos: form.uploadIds });
    const save = (draft: ReturnType<typeof content>) => {
      if (userId !== undefined && form.phase === 'ready' && form.isChanged) storage.save(userId, draft);
    };
    const stop = reaction(content, save, { delay: AUTOSAVE_DELAY_MS });
    // A draft that equals what is saved would only bring back what the user has undone.
    const stopClearing = reaction(
      () => form.isChanged,
      (isChanged) => {
        if (!isChanged && form.phase === 'ready' && storage.find(userId)) storage.clear();
      }
    );
    const stopBeforeSending = reaction(
      () => form.isSubmitting,
      (isSubmitting) => isSubmitting && save(content())
    );
    return () => {
      stop();
      stopClearing();
      stopBeforeSending();
      save(content());
    };
  }, [form, storage, userId]);
  const savedAtMs = storage.find(userId)?.savedAtMs;
  return { load, savedAtMs: savedAtMs === dismissedDraftMs ? undefined : savedAtMs };
}
