import { market } from '@/stores/market';
import { user } from '@/stores/user';
import { loginPrompt } from '@/ui/loginPrompt';

/** Leaves the session as a first visit finds it: nobody is logged in or being asked to, prices are per kilogram. */
export function asGuest(): void {
  loginPrompt.answer('later');
  user.setToken('');
  market.setUnit('kg');
}
