import Taro from '@tarojs/taro';
import type { PaymentLaunch } from '@contract/payment';
import { versionCodeOf } from '@rules/appVersion';
import type { PaymentPlatform, PaymentReport } from './types';

type VirtualLaunch = Omit<Extract<PaymentLaunch, { kind: 'virtual' }>, 'kind'>;

interface PaymentFailure {
  errMsg: string;
  errCode?: number;
}

/** Taro's typings lack the call, which it passes on to WeChat as it is. */
interface VirtualPaymentApi {
  requestVirtualPayment(options: VirtualLaunch & { success(): void; fail(failure: PaymentFailure): void }): void;
}

/** https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/industry/virtual-payment/ios.html */
const FIRST_IOS = 15;
const FIRST_WECHAT_ON_IOS = versionCodeOf('8.0.68');
/** `errCode` of a virtual payment that the user cancelled. */
const CANCELLED = -2;

/** Apple takes the payments of iPhones, which older systems and versions of WeChat do not know. */
function isTooOldForApple(): boolean {
  const { platform, system } = Taro.getDeviceInfo();
  if (platform !== 'ios') return false;
  const [release = '0'] = /\d+/.exec(system) ?? [];
  const version = (Taro.getAppBaseInfo().version ?? '').split('.').slice(0, 3).join('.');
  return Number(release) < FIRST_IOS || versionCodeOf(version) < FIRST_WECHAT_ON_IOS;
}

export const paymentEnvironment: PaymentPlatform['paymentEnvironment'] = ({ isVirtual }) => {
  // WeChat's developer tools make no virtual payment, not even one of the demo.
  if (Taro.getDeviceInfo().platform === 'devtools') return 'desktop';
  if (!isVirtual) return 'miniProgram';
  return Taro.canIUse('requestVirtualPayment') && !isTooOldForApple() ? 'miniProgram' : undefined;
};

export const openPayment: PaymentPlatform['openPayment'] = async (launch, _returnPath, confirmDemo) => {
  if (launch.kind === 'page') return (await confirmDemo()) ? payInDemo(launch.url) : 'cancelled';
  const failure = await requestPayment(launch);
  if (failure === undefined) return 'done';
  if (failure.errCode === CANCELLED || /cancel/i.test(failure.errMsg)) return 'cancelled';
  throw new Error(failure.errMsg);
};

/** Presses the button of the demo's page. */
async function payInDemo(url: string): Promise<PaymentReport> {
  const header = { 'content-type': 'application/x-www-form-urlencoded' };
  await Taro.request({ url: `${API_HOST}${url}/pay`, method: 'POST', header });
  return 'done';
}

/** Resolves with WeChat's failure; undefined after a success. */
function requestPayment(launch: PaymentLaunch): Promise<PaymentFailure | undefined> {
  return new Promise((resolve, reject) => {
    const callbacks = { success: () => resolve(undefined), fail: resolve };
    if (launch.kind === 'virtual') {
      const { mode, signData, paySig, signature } = launch;
      const api = Taro as unknown as VirtualPaymentApi;
      api.requestVirtualPayment({ mode, signData, paySig, signature, ...callbacks });
    } else if (launch.kind === 'jsapi') {
      const { timeStamp, nonceStr, package: prepaid, signType, paySign } = launch;
      void Taro.requestPayment({ timeStamp, nonceStr, package: prepaid, signType, paySign, ...callbacks });
    } else {
      reject(new Error(`the mini-program cannot open a payment of the kind ${launch.kind}`));
    }
  });
}
