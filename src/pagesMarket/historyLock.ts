import type { HistoryLock } from '@contract/priceSeries';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import type { RouteName } from '@/routes';
import { overlays } from '@/ui/overlays';
import { marketInfoMessages } from './locale/messages';

/** Page of the verification that each requirement asks for. */
const verificationRoutes = { verify: 'attestation.center', company: 'attestation.corporate' } satisfies Record<
  string,
  RouteName
>;

/**
 * Explains what a range requires, and leads to the page where that is done. After a login, `onLoggedIn` resolves to the
 * requirement that remains, which is then explained too, unless it is a login again.
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

/** Asks whether to open the page of the verification. */
export function promptVerification(needs: 'verify' | 'company', title: string, text: string): void {
  const t = marketInfoMessages();
  const route = verificationRoutes[needs];
  void overlays.modal({ title, text, confirmText: t.goVerify, cancelText: t.later }).then(({ confirm }) => {
    if (confirm) push(route);
  });
}
