/** Why somebody may not be here; undefined where the page can be tried again. */
export function accessDeniedReason(error: unknown): 'missing' | 'notYours' | 'own' | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'FORBIDDEN') return 'notYours';
  if (code === 'CONFLICT') return 'own';
  return code === 'NOT_FOUND' || code === 'VALIDATION' ? 'missing' : undefined;
}
