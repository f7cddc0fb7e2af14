import { reaction, untracked } from 'mobx';
import { useCallback, useEffect } from 'react';
import { user } from '@/stores/user';
import type { Draft, DraftSlot } from './drafts';

/** Quiet time after which a draft is kept. */
const KEEP_AFTER_MS = 3000;

interface DraftedForm<Values> {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly isChanged: boolean;
  readonly values: Values;
  readonly photoIds: Record<string, string[]>;
  load(draft?: Pick<Draft<Values>, 'values' | 'photos'> | null): Promise<void>;
}

/**
 * Opens a form with what the person has left in it, and keeps what is filled in: three seconds after the last change and
 * when the page goes. Answers how to load again, and when the draft was kept (undefined without one).
 */
export function useFormDraft<Values>(form: DraftedForm<Values>, slot: DraftSlot<Values>) {
  const userId = user.user?.id;
  // Untracked: the drafts that the page keeps itself must not load the form anew.
  const load = useCallback(() => void form.load(untracked(() => slot.of(userId))), [form, slot, userId]);
  // The draft is somebody's: it is known once the person is.
  useEffect(() => {
    if (userId !== undefined) load();
  }, [load, userId]);
  useEffect(() => {
    const content = () => ({ values: { ...form.values }, photos: form.photoIds });
    const keep = (draft: ReturnType<typeof content>) => {
      if (userId !== undefined && form.phase === 'ready' && form.isChanged) slot.keep(userId, draft);
    };
    const stop = reaction(content, keep, { delay: KEEP_AFTER_MS });
    return () => {
      stop();
      keep(content());
    };
  }, [form, slot, userId]);
  return { load, savedAtMs: slot.of(userId)?.savedAtMs };
}
