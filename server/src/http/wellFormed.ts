import { AppError } from './appError';

/** Half of a character outside the basic plane: JSON can contain it (`\\ud800`), no database stores it. */
const loneSurrogate = /\p{Surrogate}/u;

/** @throws AppError VALIDATION for a body with a lone surrogate in any of its texts */
export function assertWellFormed(body: unknown): void {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (loneSurrogate.test(value)) throw new AppError('VALIDATION', { fields: { body: 'characters' } });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) left.push(key, child);
    }
  }
}
