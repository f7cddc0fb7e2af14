import { randomBytes } from 'node:crypto';
import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import { apiVersions, compareVersions } from './apiNames';

/** The simulated phone: a notch, a home indicator, three pixels per point. Lengths are points. */
export const deviceProfile = {
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 812,
  pixelRatio: 3,
  statusBarHeight: 44,
  safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 }
};

const windowInfo = { ...deviceProfile, screenTop: 0 };
const deviceInfo = {
  brand: 'iPhone',
  model: 'iPhone 12 mini',
  system: 'iOS 15.0',
  platform: 'ios',
  benchmarkLevel: 40,
  abi: 'arm64',
  deviceOrientation: 'portrait'
};
const baseInfo = {
  language: 'zh_CN',
  enableDebug: false,
  fontSizeSetting: 16,
  host: { appId: '', env: 'WeChat' }
};

/** Effects of the app outside of its own pages, for assertions. */
export interface SideEffects {
  clipboard: string;
  /** Numbers that the app called. */
  calls: string[];
  /** Other mini-programs and map locations that the app opened. */
  opened: Record<string, unknown>[];
  /** Brightness of the screen, 0 to 1. */
  brightness: number;
  /** Whether the app keeps the screen on. */
  isKeptOn: boolean;
  /** People that the app saved in the phone's address book, as WeChat got them. */
  contacts: Record<string, unknown>[];
  /** Events that the app added to the phone's calendar, as WeChat got them. */
  events: Record<string, unknown>[];
}

/** Calls about the phone: information and actions. */
export function deviceApi(
  api: Api,
  seen: SideEffects,
  theme: () => string | undefined,
  versions: { weChat: string; baseLibrary: string }
): Options {
  const { weChat: version, baseLibrary: SDKVersion } = versions;
  const appBaseInfo = () => ({ ...baseInfo, SDKVersion, version, theme: theme() });
  const everything = () => ({ ...windowInfo, ...deviceInfo, ...appBaseInfo() });
  return {
    ...api.synchronousAll({
      getSystemInfoSync: everything,
      getWindowInfo: () => windowInfo,
      getDeviceInfo: () => deviceInfo,
      getAppBaseInfo: appBaseInfo,
      getSystemSetting: () => ({
        bluetoothEnabled: true,
        locationEnabled: true,
        wifiEnabled: true,
        deviceOrientation: 'portrait'
      }),
      getAppAuthorizeSetting: () => ({ albumAuthorized: 'not determined', cameraAuthorized: 'not determined' }),
      getMenuButtonBoundingClientRect: () => ({ width: 87, height: 32, top: 48, right: 365, bottom: 80, left: 278 }),
      // Parts of components, such as `button.open-type.share`, are not in WeChat's typings.
      canIUse: (schema: string) => compareVersions(apiVersions().get(schema) ?? '1.0.0', SDKVersion) <= 0
    }),
    ...api.asynchronousAll({
      getSystemInfo: everything,
      getSystemInfoAsync: everything,
      getNetworkType: () => ({ networkType: 'wifi', hasSystemProxy: false }),
      getRandomValues: ({ length }) => {
        if (typeof length !== 'number' || length < 1 || length > 1_048_576) throw new ApiFailure('invalid length');
        return { randomValues: randomBytes(length) };
      },
      loadFontFace: () => ({ status: 'loaded' }),
      vibrateShort: () => undefined,
      vibrateLong: () => undefined,
      setKeepScreenOn: ({ keepScreenOn }) => {
        seen.isKeptOn = keepScreenOn === true;
      },
      getScreenBrightness: () => ({ value: seen.brightness }),
      setScreenBrightness: ({ value }) => {
        seen.brightness = Number(value);
      },
      hideKeyboard: () => undefined,
      setClipboardData: ({ data }) => {
        seen.clipboard = String(data);
      },
      getClipboardData: () => ({ data: seen.clipboard }),
      makePhoneCall: ({ phoneNumber }) => {
        seen.calls.push(String(phoneNumber));
      },
      addPhoneContact: ({ firstName, ...contact }) => {
        if (typeof firstName !== 'string' || firstName === '') throw new ApiFailure('firstName is empty');
        const texts = Object.entries(contact).filter(([, value]) => typeof value === 'string');
        seen.contacts.push({ firstName, ...Object.fromEntries(texts) });
      },
      addPhoneCalendar: ({ title, startTime, endTime, location, alarm, alarmOffset }) => {
        if (typeof title !== 'string' || title === '') throw new ApiFailure('title is empty');
        if (typeof startTime !== 'number') throw new ApiFailure('startTime is no number');
        seen.events.push({ title, startTime, endTime, location, alarm, alarmOffset });
      },
      openLocation: ({ latitude, longitude, name }) => {
        seen.opened.push({ latitude, longitude, name });
      },
      navigateToMiniProgram: ({ appId, path }) => {
        seen.opened.push({ appId, path });
      }
    })
  };
}
