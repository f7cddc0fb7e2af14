import { useUnload } from '@tarojs/taro';
import { clearResume, type LoginRoute } from '@/navigation/loginGate';
import { replace } from '@/navigation/navigate';
import { user } from '@/stores/user';
import type { Referer } from './returnFromLogin';

let isSwitchingMethod = false;

/** Replaces the current login page with another method and preserves the pending action. */
export function switchMethod(route: LoginRoute, referer: Referer): void {
  isSwitchingMethod = true;
  replace(route, { ...referer });
}

/** Drops the pending action when the user leaves without logging in. Used by each page on which a login can begin. */
export function usePendingAction(): void {
  useUnload(() => {
    if (!user.isLoggedIn && !isSwitchingMethod) clearResume();
    isSwitchingMethod = false;
  });
}
