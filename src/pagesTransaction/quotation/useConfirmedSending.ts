import { useState } from 'react';
import type { FormStore } from '@/components/form/Form.store';
import { overlays } from '@/ui/overlays';
import { tradeMessages } from '../locale/messages';
import type { QuotationFormValues } from './quotationForm';
import { showFirstProblem } from './showFirstProblem';

interface Sending {
  /** Why it cannot be sent whatever is filled in; undefined when it may be. */
  refusal?(): string | undefined;
  onSent(): void;
  onFailure(error: unknown): void;
}

/** Shows a quotation once more before it is sent, or leads to what is missing. */
export function useConfirmedSending(form: FormStore<QuotationFormValues>, { refusal, onSent, onFailure }: Sending) {
  const [isConfirming, setConfirming] = useState(false);
  const tell = (text: string) => overlays.toast(text, { icon: 'info-circle' });
  const tellMissing = () => {
    tell(tradeMessages().form.incomplete(Math.max(1, form.missing)));
    showFirstProblem(form);
  };
  const submit = async () => {
    const isComplete = await form.check();
    const reason = refusal?.();
    if (reason !== undefined) tell(reason);
    else if (!isComplete) tellMissing();
    else setConfirming(true);
  };
  const send = async () => {
    try {
      const outcome = await form.submit();
      if (outcome === 'busy') return;
      setConfirming(false);
      if (outcome === 'sent') onSent();
      else tellMissing();
    } catch (error) {
      setConfirming(false);
      onFailure(error);
    }
  };
  return { isConfirming, cancel: () => setConfirming(false), submit, send, tellMissing };
}
