import type { ErrorData, ErrorName } from '@contract/error';
import { ApiError, type ApiErrorCode } from '@/lib/ApiError';

/** Returns the error that a call rejects with. */
export function buildApiError(code: ApiErrorCode, data?: Omit<Partial<ErrorData>, 'error'>): ApiError {
  return new ApiError(code, code, data && { error: code as ErrorName, ...data });
}
