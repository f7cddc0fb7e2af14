import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** For whom the home chooses. */
export interface Reader {
  readonly isLoggedIn: boolean;
  readonly personalised: boolean;
}

export const theReader: Reader = {
  get isLoggedIn() {
    return user.isLoggedIn;
  },
  get personalised() {
    return settings.personalised;
  }
};
