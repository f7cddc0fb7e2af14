import { reaction, untracked } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { user } from '@/stores/user';
import type { DraftSlot } from './draftSlot';
import type { Filled } from './FormKind';

/** Quiet time after which a draft is kept. */
const KEEP_AFTER_MS = 3000;

interface DraftedForm<Values> {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly isChanged: boolean;
  readonly isSubmitting: boolean;
  readonly values: Values;
  readonly photoIds: Record<string, string[]>;
  load(draft?: Filled<Values> | null): Promise<void>;
}

/** Asks whether to go on with what was left; without it the draft is simply there. */
type AskForDraft = (savedAtMs: number) => Promise<boolean>;

/**
 * Opens a form with what the person has left in it, and keeps what is filled in: three seconds after the last change,
 * before it is sent, and when the page goes. Answers how to load again, and when the draft was kept (undefined without one).
 */
export function useFormDraft<Values>(form: DraftedForm<Values>, slot: DraftSlot<Values>, ask?: AskForDraft) {
  const userId = user.user?.id;
  // Stays in its place until something else is typed: whoever only tapped beside the question has lost nothing.
  const [leftAsideMs, setLeftAside] = useState<number>();
  const load = useCallback(() => {
    // Untracked: the drafts that the page keeps itself must not load the form anew.
    const left = untracked(() => slot.of(userId));
    const open = async () => {
      const goesOn = left === null || ask === undefined || (await ask(left.savedAtMs));
      if (!goesOn) setLeftAside(left.savedAtMs);
      await form.load(goesOn ? left : null);
    };
    void open();
  }, [form, slot, userId, ask]);
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
    const stopBeforeSending = reaction(
      () => form.isSubmitting,
      (isSubmitting) => isSubmitting && keep(content())
    );
    return () => {
      stop();
      stopBeforeSending();
      keep(content());
    };
  }, [form, slot, userId]);
  const savedAtMs = slot.of(userId)?.savedAtMs;
  return { load, savedAtMs: savedAtMs === leftAsideMs ? undefined : savedAtMs };
}
