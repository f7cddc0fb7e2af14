import { useState } from 'react';

/** What was tried last and not done, with the way to try it again; null for nothing. */
export interface FailedSubmission {
  kind: 'send';
  error: unknown;
  retry(): void;
}

/** Sends what a form holds; what did not go out stays said until it is tried again. */
export function useSubmit() {
  const [unsent, setUnsent] = useState<FailedSubmission | null>(null);
  const send = async (work: () => Promise<void>): Promise<void> => {
    setUnsent(null);
    try {
      await work();
    } catch (error) {
      setUnsent({ kind: 'send', error, retry: () => void send(work) });
    }
  };
  return { unsent, send };
}
