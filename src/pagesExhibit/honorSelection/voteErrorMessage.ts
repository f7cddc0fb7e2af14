import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import type { HonorMessages } from './locale/zh-Hans';

/** Returns why a vote was refused. */
export function voteErrorMessage(error: unknown, t: HonorMessages): string {
  if (isApiError(error, 'OFFLINE')) return t.offline;
  const reasons = Object.values(fieldErrorsOf(error));
  const key = (Object.keys(t.errors) as (keyof HonorMessages['errors'])[]).find((name) => reasons.includes(name));
  return key === undefined ? errorText(error) : t.errors[key];
}
