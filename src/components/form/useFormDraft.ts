import { reaction, untracked } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { user } from '@/stores/user';
import type { DraftStorage } from './draftStorage';
import type { FormSnapshot } from './FormDefinition';

/** Quiet time after which a draft is kept. */
const AUTOSAVE_DELAY_MS = 3000;

interface DraftableForm<Values> {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  readonly values: Values;
  readonly uploadIds: Record<string, string[]>;
  load(draft?: FormSnapshot<Values> | null): Promise<void>;
}

/** Asks whether to go on with what was left; without it the draft is simply there. */
type ConfirmRestore = (savedAtMs: number) => Promise<boolean>;

/**
 * Opens a form with what the person has left in it, and keeps what is filled in: three seconds after the last change,
 * before it is sent, and when the page goes. Answers how to load again, and when the draft was kept (undefined without one).
 */
export function useFormDraft<Values>(
  form: DraftableForm<Values>,
  storage: DraftStorage<Values>,
  confirmRestore?: ConfirmRestore
) {
  const userId = user.user?.id;
  // Stays in its place until something else is typed: whoever only tapped beside the question has lost nothing.
  const [dismissedDraftMs, setDismissedDraft] = useState<number>();
  const load = useCallback(() => {
    // Untracked: the drafts that the page keeps itself must not load the form anew.
    const saved = untracked(() => storage.find(userId));
    const open = async () => {
      const isRestored = saved === null || confirmRestore === undefined || (await confirmRestore(saved.savedAtMs));
      if (!isRestored) setDismissedDraft(saved.savedAtMs);
      await form.load(isRestored ? saved : null);
    };
    void open();
  }, [form, storage, userId, confirmRestore]);
  // The draft is somebody's: it is known once the person is.
  useEffect(() => {
    if (userId !== undefined) load();
  }, [load, userId]);
  useEffect(() => {
    const content = () => ({ values: { ...form.values }, photos: form.uploadIds });
    const save = (draft: ReturnType<typeof content>) => {
      if (userId !== undefined && form.phase === 'ready' && form.isChanged) storage.save(userId, draft);
    };
    const stop = reaction(content, save, { delay: AUTOSAVE_DELAY_MS });
    const stopBeforeSending = reaction(
      () => form.isSubmitting,
      (isSubmitting) => isSubmitting && save(content())
    );
    return () => {
      stop();
      stopBeforeSending();
      save(content());
    };
  }, [form, storage, userId]);
  const savedAtMs = storage.find(userId)?.savedAtMs;
  return { load, savedAtMs: savedAtMs === dismissedDraftMs ? undefined : savedAtMs };
}
