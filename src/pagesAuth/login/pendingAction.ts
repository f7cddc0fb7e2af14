import { useUnload } from '@tarojs/taro';
import { clearResume, type LoginRoute } from '@/navigation/loginGate';
import { replace } from '@/navigation/navigate';
import { user } from '@/stores/user';
import type { Referer } from './returnFromLogin';

let isSwitchingMethod = false;

/** Another page of the login takes the place of this one: what the login was asked for goes on waiting. */
export function switchMethod(route: LoginRoute, referer: Referer): void {
  isSwitchingMethod = true;
  replace(route, { ...referer });
}

/** On each page that a login can begin on: whoever leaves it logged out no longer wants what it was asked for. */
export function usePendingAction(): void {
  useUnload(() => {
    if (!user.isLoggedIn && !isSwitchingMethod) clearResume();
    isSwitchingMethod = false;
  });
}
