import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** Guarded calls, with their switch in WeChat's settings where there is one. */
const scopes: Record<string, string | null> = {
  chooseMedia: 'scope.camera',
  chooseMessageFile: null,
  scanCode: null,
  saveImageToPhotosAlbum: 'scope.writePhotosAlbum',
  chooseLocation: null,
  getFuzzyLocation: 'scope.userFuzzyLocation',
  chooseAddress: null,
  setClipboardData: null,
  addPhoneContact: 'scope.addPhoneContact',
  addPhoneCalendar: 'scope.addPhoneCalendar'
};

/** Permissions that the privacy guide, the user and the phone withhold from the app; a scenario sets them. */
export class PermissionState {
  /** Calls that the privacy guide in WeChat's console does not declare. */
  readonly undeclared = new Set<string>();
  /** Whether the user has refused the privacy guide when WeChat showed it. */
  isPrivacyRefused = false;
  /** Switches of WeChat's settings by scope; a missing one has never been requested. */
  readonly switches = new Map<string, boolean>();
  /** The user's answer when WeChat asks for a scope. */
  answers: 'granted' | 'refused' = 'granted';
  /** Calls for which the phone withholds the permission from WeChat itself. */
  readonly keptByPhone = new Set<string>();
  /** The user's action in WeChat's settings. */
  inSettings: 'allows' | 'leaves' = 'leaves';
  /** Number of times that the app has opened WeChat's settings, and the phone's. */
  settingsShown = 0;
  phoneSettingsShown = 0;

  /** @throws ApiFailure as WeChat refuses the call */
  pass(name: string): void {
    if (this.undeclared.has(name)) throw new ApiFailure('api scope is not declared in the privacy agreement', 112);
    if (this.isPrivacyRefused) throw new ApiFailure('privacy permission is not authorized', 104);
    if (this.keptByPhone.has(name)) throw new ApiFailure('system permission denied');
    const scope = scopes[name];
    if (!scope) return;
    if (!this.switches.has(scope)) this.switches.set(scope, this.answers === 'granted');
    if (!this.switches.get(scope)) throw new ApiFailure('auth deny');
  }

  /** Shows the user the switches that have been requested before. */
  showSettings(): void {
    this.settingsShown += 1;
    if (this.inSettings === 'allows') for (const scope of this.switches.keys()) this.switches.set(scope, true);
  }
}

/** Wraps the guarded calls of `known` in their guards, and adds the settings. */
export function withPermissions(api: Api, guards: PermissionState, known: Options): Options {
  const guarded = Object.keys(scopes)
    .filter((name) => name in known)
    .map((name): [string, unknown] => {
      const passed = known[name] as (options?: Options) => unknown;
      const call = (options?: Options) => {
        try {
          guards.pass(name);
        } catch (refusal) {
          const refuse = () => {
            throw refusal;
          };
          return api.asynchronous(name, refuse)(options);
        }
        return passed(options);
      };
      return [name, call];
    });
  const authSetting = () => ({ authSetting: Object.fromEntries(guards.switches) });
  return {
    ...Object.fromEntries(guarded),
    ...api.asynchronousAll({
      getSetting: authSetting,
      openSetting: () => {
        guards.showSettings();
        return authSetting();
      },
      openAppAuthorizeSetting: () => {
        guards.phoneSettingsShown += 1;
      }
    })
  };
}
