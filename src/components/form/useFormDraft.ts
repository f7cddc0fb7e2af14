import { reaction, untracked } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { askForDraft, type DraftQuestion } from './draftQuestion';
import type { DraftStorage, UnsentForm } from './draftStorage';
import type { FormPhase } from './Form.store';

/** Idle time after which a draft is saved. */
const AUTOSAVE_DELAY_MS = 3000;

interface DraftableForm<Values> {
  readonly phase: FormPhase;
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  readonly unsent: UnsentForm<Values>;
  load(draft: UnsentForm<Values> | null, isWanted: (isOutdated: boolean) => Promise<boolean>): Promise<void>;
}

/**
 * Loads a form with the user's draft and saves the draft three seconds after the last change, before submission and on
 * unmount.
 * @returns `load` for another attempt, and `savedAtMs` of the draft (undefined without one)
 */
export function useFormDraft<Values>(
  form: DraftableForm<Values>,
  storage: DraftStorage<Values>,
  question?: DraftQuestion
) {
  const userId = user.user?.id;
  const whenOnTop = useWhenOnTop();
  // The dismissed draft is stored until the next edit, so a tap beside the dialog loses nothing.
  const [dismissedDraftMs, setDismissedDraft] = useState<number>();
  const load = useCallback(() => {
    // Untracked: saving a draft must not reload the form.
    const saved = untracked(() => storage.find(userId));
    void form.load(saved, async (isOutdated) => {
      if (!saved || !question || !(isOutdated || question.isAlwaysAsked)) return true;
      // Never on a page that the user has opened meanwhile.
      await new Promise<void>(whenOnTop);
      const isRestored = await askForDraft(question, saved.savedAtMs);
      if (!isRestored) setDismissedDraft(saved.savedAtMs);
      return isRestored;
    });
  }, [form, storage, userId, question, whenOnTop]);
  // Drafts belong to a user, so wait until the user is known.
  useEffect(() => {
    if (userId !== undefined) load();
  }, [load, userId]);
  useEffect(() => {
    const content = () => form.unsent;
    const save = (draft: UnsentForm<Values>) => {
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
