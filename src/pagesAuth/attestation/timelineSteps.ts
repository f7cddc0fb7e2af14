import type { VerificationDetail } from '@contract/verification';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { TimelineStep } from '@/ui/Timeline';
import { verificationMessages } from './locale/messages';

const failedActions = ['reject', 'needMore', 'revoke', 'expire'];

/** Returns the timeline of a verification: past, current and future steps. */
export function timelineSteps(detail: VerificationDetail, nowMs: number): TimelineStep[] {
  const t = verificationMessages();
  const isPark = detail.kind === 'park';
  const time = (ms: number) => shortTime(ms, nowMs, messages().time);
  const pastSteps = detail.history.map(({ action, step, atMs }, index): TimelineStep => {
    return {
      key: `${index}`,
      title: isPark && action === 'approve' ? t.passed[step] : t.actions[action],
      state: failedActions.includes(action) ? 'failed' : 'done',
      time: time(atMs)
    };
  });
  if (detail.state !== 'pending' && detail.state !== 'changing') return pastSteps;
  const hint = detail.expectedByMs === null ? undefined : t.expectedBy(time(detail.expectedByMs));
  const pendingSteps: TimelineStep[] = [];
  if (detail.step === 'platform')
    pendingSteps.push({ key: 'platform', title: t.waitPlatform, state: 'now', children: hint });
  if (isPark) {
    const isNow = detail.step === 'government';
    pendingSteps.push({
      key: 'government',
      title: t.waitGovernment,
      state: isNow ? 'now' : 'ahead',
      children: isNow && hint
    });
  }
  return [...pastSteps, ...pendingSteps, { key: 'done', title: t.done, state: 'ahead' }];
}
