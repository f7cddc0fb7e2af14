import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** For whom the home chooses. */
export interface Viewer {
  readonly isLoggedIn: boolean;
  readonly personalised: boolean;
}

export const currentViewer: Viewer = {
  get isLoggedIn() {
    return user.isLoggedIn;
  },
  get personalised() {
    return settings.personalised;
  }
};
