import { reaction } from 'mobx';
import { useEffect } from 'react';

/** Quiet time after which a draft is kept. */
const KEEP_AFTER_MS = 3000;

interface DraftedForm<Values> {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly isChanged: boolean;
  readonly values: Values;
  readonly photoIds: Record<string, string[]>;
}

/** Keeps what is filled in, three seconds after the last change and when the page goes. */
export function useFormDraft<Values>(
  form: DraftedForm<Values>,
  keep: (draft: { values: Values; photos: Record<string, string[]> }) => void
): void {
  useEffect(() => {
    const content = () => ({ values: { ...form.values }, photos: form.photoIds });
    const isWorth = () => form.phase === 'ready' && form.isChanged;
    const stop = reaction(content, (draft) => isWorth() && keep(draft), { delay: KEEP_AFTER_MS });
    return () => {
      stop();
      if (isWorth()) keep(content());
    };
  }, [form, keep]);
}
