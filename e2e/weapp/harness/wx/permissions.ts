import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import type { PrivacyGuide } from './privacy';

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
  addPhoneCalendar: 'scope.addPhoneCalendar',
  requirePrivacyAuthorize: null
};

/** Permissions that the declarations, the user and the phone withhold from the app; a scenario sets them. */
export class PermissionState {
  /** Calls that the privacy guide in WeChat's console does not declare. */
  readonly undeclared = new Set<string>();
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

  /** @throws ApiFailure as the phone and the user refuse the call */
  pass(name: string): void {
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

/**
 * Wraps the guarded calls of `known` in their guards, in WeChat's order: declarations, privacy guide, phone, switches; and
 * adds the settings.
 * @param listeners the app's functions for the event of the privacy guide
 */
export function withPermissions(
  api: Api,
  guards: PermissionState,
  privacy: PrivacyGuide,
  listeners: ReadonlySet<unknown>,
  known: Options
): Options {
  const guarded = Object.keys(scopes)
    .filter((name) => name in known)
    .map((name): [string, unknown] => {
      const passed = known[name] as (options?: Options) => unknown;
      const refuse = (refusal: unknown, options?: Options) =>
        api.asynchronous(name, () => {
          throw refusal;
        })(options);
      const admitted = (options?: Options) => {
        try {
          guards.pass(name);
        } catch (refusal) {
          return refuse(refusal, options);
        }
        return passed(options);
      };
      const call = (options?: Options) => {
        if (guards.undeclared.has(name)) return refuse(undeclared(), options);
        if (privacy.isAgreed) return admitted(options);
        // The user's decision is no pending work: it takes steps of its own.
        return privacy.admit(name, listeners).then(
          () => admitted(options),
          (refusal: unknown) => refuse(refusal, options)
        );
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

function undeclared(): ApiFailure {
  return new ApiFailure('api scope is not declared in the privacy agreement', 112);
}
