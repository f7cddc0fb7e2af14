import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** The viewer properties that decide what the home page recommends. */
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
