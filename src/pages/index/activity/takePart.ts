import type { Activity, ActivityAction } from '@contract/activity';
import { openLogin, withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { activityMessages } from './locale/messages';

const pages: Record<Exclude<ActivityAction, 'register'>, () => void> = {
  publishSupply: () => push('supply.create'),
  publishPurchase: () => push('purchase.create'),
  verify: () => push('attestation.center')
};

/** Returns whether nothing is left to do: the activity asks for an account, and the viewer has one. */
export const hasTakenPart = ({ action }: Activity): boolean => action === 'register' && user.isLoggedIn;

/** Opens what the activity asks for, after a login. Sharing is no condition of it. */
export function takePart({ action }: Activity): void {
  if (action === 'register') void openLogin();
  else void withLogin(activityMessages().loginReason, pages[action]);
}
