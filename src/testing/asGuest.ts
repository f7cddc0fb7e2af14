import { market } from '@/stores/market';
import { user } from '@/stores/user';
import { loginPrompt } from '@/ui/loginPrompt';

/** Resets the session to a first visit: logged out, no login prompt, prices per kilogram. */
export function asGuest(): void {
  loginPrompt.answer('later');
  user.setToken('');
  market.setUnit('kg');
}
