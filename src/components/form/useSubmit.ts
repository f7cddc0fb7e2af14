import { useState } from 'react';

/** The last failed submission with its retry; null for none. */
export interface FailedSubmission {
  kind: 'send';
  error: unknown;
  retry(): void;
}

/** Runs submissions and keeps the last failure until it is tried again. */
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
