import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { overlays } from '@/ui/overlays';
import { boothMessages } from './locale/messages';

/** Returns the message for a booth that was not held, released, cancelled or described. */
export function boothErrorText(error: unknown): string {
  const t = boothMessages().errors;
  const { boothNo, companyId, status } = fieldErrorsOf(error);
  const messages: Readonly<Record<string, string>> = t;
  if (isApiError(error, 'CONFLICT') && companyId === 'held') return t.oneHold;
  const known = messages[boothNo ?? companyId ?? ''];
  if (known !== undefined) return known;
  if (status !== undefined) return t.changed;
  return isApiError(error, 'VALIDATION') ? t.changed : errorText(error);
}

/** Shows why a booth was not held, released or cancelled. */
export function showBoothError(error: unknown): void {
  overlays.toast(boothErrorText(error), { icon: 'info-circle' });
}
