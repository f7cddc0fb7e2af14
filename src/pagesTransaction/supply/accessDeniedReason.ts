import { apiErrorOf } from '@/lib/ApiError';

/** Returns why the viewer has no access to the page; undefined for an error that can be retried. */
export function accessDeniedReason(error: unknown): 'missing' | 'forbidden' | 'own' | undefined {
  const { code } = apiErrorOf(error);
  if (code === 'FORBIDDEN') return 'forbidden';
  if (code === 'CONFLICT') return 'own';
  return code === 'NOT_FOUND' || code === 'VALIDATION' ? 'missing' : undefined;
}
