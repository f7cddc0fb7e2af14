import type { VerificationDetail } from '@contract/verification';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { TimelineStep } from '@/ui/Timeline';
import { verificationMessages } from './locale/messages';

const failing = ['reject', 'needMore', 'revoke', 'expire'];

/** The course of a verification: what happened, what is waited for, what comes then. */
export function courseOf(detail: VerificationDetail, nowMs: number): TimelineStep[] {
  const t = verificationMessages();
  const isPark = detail.kind === 'park';
  const time = (ms: number) => shortTime(ms, nowMs, messages().time);
  const past = detail.history.map(({ action, step, atMs }, place): TimelineStep => {
    return {
      key: `${place}`,
      title: isPark && action === 'approve' ? t.passed[step] : t.actions[action],
      state: failing.includes(action) ? 'failed' : 'done',
      time: time(atMs)
    };
  });
  if (detail.state !== 'pending' && detail.state !== 'changing') return past;
  const hint = detail.expectedByMs === null ? undefined : t.expectedBy(time(detail.expectedByMs));
  const turns: TimelineStep[] = [];
  if (detail.step === 'platform') turns.push({ key: 'platform', title: t.waitPlatform, state: 'now', children: hint });
  if (isPark) {
    const isNow = detail.step === 'government';
    turns.push({ key: 'government', title: t.waitGovernment, state: isNow ? 'now' : 'ahead', children: isNow && hint });
  }
  return [...past, ...turns, { key: 'done', title: t.done, state: 'ahead' }];
}
