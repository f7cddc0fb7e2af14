import { useState } from 'react';
import type { FormStore } from '@/components/form/Form.store';
import { overlays } from '@/ui/overlays';
import { tradeMessages } from '../locale/messages';
import { focusFirstError } from './focusFirstError';
import type { QuotationFormValues } from './quotationForm';

interface ConfirmedSubmitOptions {
  /** Returns why nothing can be sent regardless of the values; undefined when sending is allowed. */
  blockReason?(): string | undefined;
  onSent(): void;
  onFailure(error: unknown): void;
}

/**
 * Manages the submission of a quotation: shows the confirmation when the form is valid, else the first missing field.
 */
export function useConfirmedSubmit(
  form: FormStore<QuotationFormValues>,
  { blockReason, onSent, onFailure }: ConfirmedSubmitOptions
) {
  const [isConfirming, setConfirming] = useState(false);
  const toastInfo = (text: string) => overlays.toast(text, { icon: 'info-circle' });
  const showMissing = () => {
    toastInfo(tradeMessages().form.incomplete(Math.max(1, form.invalidCount)));
    focusFirstError(form);
  };
  const submit = async () => {
    const isComplete = await form.validate();
    const reason = blockReason?.();
    if (reason !== undefined) toastInfo(reason);
    else if (!isComplete) showMissing();
    else setConfirming(true);
  };
  const send = async () => {
    try {
      const outcome = await form.submit();
      if (outcome === 'busy') return;
      setConfirming(false);
      if (outcome === 'sent') onSent();
      else showMissing();
    } catch (error) {
      setConfirming(false);
      onFailure(error);
    }
  };
  return { isConfirming, cancel: () => setConfirming(false), submit, send, showMissing };
}
