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
 * `isBusy` is true while that waits for photos, and during the submission.
 */
export function useConfirmedSubmit(
  form: FormStore<QuotationFormValues>,
  { blockReason, onSent, onFailure }: ConfirmedSubmitOptions
) {
  const [isConfirming, setConfirming] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const toastInfo = (text: string) => overlays.toast(text, { icon: 'info-circle' });
  const showMissing = () => {
    toastInfo(tradeMessages().form.incomplete(Math.max(1, form.invalidCount)));
    focusFirstError(form);
  };
  const submit = async () => {
    setChecking(true);
    const isComplete = await form.validate();
    setChecking(false);
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
  const isBusy = isChecking || form.isSubmitting;
  return { isConfirming, isBusy, cancel: () => setConfirming(false), submit, send, showMissing };
}
