import type { HistoryLock } from '@contract/priceSeries';
import { withLogin } from '@/navigation/loginGate';
import { isBuilt, push } from '@/navigation/navigate';
import type { RouteName } from '@/routes';
import { overlays } from '@/ui/overlays';
import { marketInfoMessages } from './locale/messages';

/** Where a right that is missing can be had; said only, as long as that page does not stand. */
const verificationRoutes = { verify: 'attestation.center', company: 'attestation.corporate' } satisfies Record<
  string,
  RouteName
>;

/**
 * Says what a range needs and leads there. After a login `onLoggedIn` answers what is still missing, which is then
 * said in its turn.
 */
export function explainLock({ range, needs }: HistoryLock, onLoggedIn: () => Promise<HistoryLock | undefined>): void {
  const t = marketInfoMessages();
  if (needs === 'login') {
    const resume = () =>
      void onLoggedIn().then((lock) => {
        if (lock && lock.needs !== 'login') explainLock(lock, onLoggedIn);
      });
    void withLogin(t.historyLogin[range], resume, { text: t.historyReason, icon: 'chart-line' });
    return;
  }
  promptVerification(needs, t.historyTitle[needs](t.ranges[range]), t.historyText[needs]);
}

/** Asks whether to go where the right can be had. */
export function promptVerification(needs: 'verify' | 'company', title: string, text: string): void {
  const t = marketInfoMessages();
  const route = verificationRoutes[needs];
  if (!isBuilt(route)) {
    void overlays.modal({ title, text, confirmText: t.gotIt, isNotice: true });
    return;
  }
  void overlays.modal({ title, text, confirmText: t.goVerify, cancelText: t.later }).then(({ confirm }) => {
    if (confirm) push(route);
  });
}
