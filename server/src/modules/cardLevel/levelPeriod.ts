import { MINUTE_MS } from '@rules/duration';
import { type PaidLevel, yearValueFen } from './plans';

/** A paid period, in the order of its grant. */
export interface LevelGrant {
  level: PaidLevel;
  termMs: number;
  grantedAtMs: number;
}

/** A level and its end, epoch milliseconds. */
export interface LevelPeriod {
  level: PaidLevel;
  expiresAtMs: number;
}

/**
 * Computes the level from all grants that were not revoked, the earliest first. A grant of the running level extends it
 * from its end. A grant of enterprise beside a running professional level begins at once, and the rest of professional
 * is converted by the value of a year. A grant of professional beside a running enterprise level, which only a late
 * payment brings about, is converted the same way and extends it.
 * @returns null without grants
 */
export function levelPeriodOf(grants: readonly LevelGrant[]): LevelPeriod | null {
  return grants.reduce<LevelPeriod | null>(addGrant, null);
}

function addGrant(running: LevelPeriod | null, { level, termMs, grantedAtMs }: LevelGrant): LevelPeriod {
  const restMs = running === null ? 0 : Math.max(0, running.expiresAtMs - grantedAtMs);
  if (running === null || restMs === 0) return { level, expiresAtMs: grantedAtMs + termMs };
  if (running.level === level) return { level, expiresAtMs: running.expiresAtMs + termMs };
  return level === 'enterprise'
    ? { level, expiresAtMs: grantedAtMs + termMs + convert(restMs, running.level, level) }
    : { ...running, expiresAtMs: running.expiresAtMs + convert(termMs, level, running.level) };
}

/** Converts time of one level to time of another, rounded up to a minute. */
function convert(ms: number, from: PaidLevel, to: PaidLevel): number {
  return Math.ceil((ms * yearValueFen[from]) / yearValueFen[to] / MINUTE_MS) * MINUTE_MS;
}
