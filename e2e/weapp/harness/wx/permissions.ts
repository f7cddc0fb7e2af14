import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** Calls that WeChat guards, with the switch in its settings where there is one. */
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

/** What the privacy guide, the person and the phone keep from the app; a scenario sets it. */
export class PermissionState {
  /** Calls that the privacy guide of the console does not name. */
  readonly undeclared = new Set<string>();
  /** Has the person said no to the privacy guide when WeChat showed it? */
  isPrivacyRefused = false;
  /** Switches of WeChat's settings by scope; what is not there has never been asked. */
  readonly switches = new Map<string, boolean>();
  /** What the person answers when WeChat asks for a scope. */
  answers: 'granted' | 'refused' = 'granted';
  /** Calls that need what the phone keeps from WeChat itself. */
  readonly keptByPhone = new Set<string>();
  /** What the person does in WeChat's settings. */
  inSettings: 'allows' | 'leaves' = 'leaves';
  /** How often the app has shown WeChat's settings, and the phone's. */
  settingsShown = 0;
  phoneSettingsShown = 0;

  /** Throws `Refusal` as WeChat refuses the call. */
  pass(name: string): void {
    if (this.undeclared.has(name)) throw new ApiFailure('api scope is not declared in the privacy agreement', 112);
    if (this.isPrivacyRefused) throw new ApiFailure('privacy permission is not authorized', 104);
    if (this.keptByPhone.has(name)) throw new ApiFailure('system permission denied');
    const scope = scopes[name];
    if (!scope) return;
    if (!this.switches.has(scope)) this.switches.set(scope, this.answers === 'granted');
    if (!this.switches.get(scope)) throw new ApiFailure('auth deny');
  }

  /** The person is shown the switches; only those that were asked for once are there. */
  showSettings(): void {
    this.settingsShown += 1;
    if (this.inSettings === 'allows') for (const scope of this.switches.keys()) this.switches.set(scope, true);
  }
}

/** The calls of `known` that WeChat guards, each behind its guard, and the settings. */
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
