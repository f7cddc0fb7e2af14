import Taro from '@tarojs/taro';
import { fakeRequests } from '@/testing/fakeRequests';
import { openPayment, paymentEnvironment } from './index.weapp';

const launch = { kind: 'page', url: '/demo-pay/20261127000000000001' } as const;
const returnPath = 'pagesPay/vcard/index?orderNo=20261127000000000001';

/** Answers as WeChat on a device of this platform, where virtual payment exists. */
function onDevice(platform: string): void {
  const device = { platform, system: 'Android 14' } as ReturnType<typeof Taro.getDeviceInfo>;
  jest.spyOn(Taro, 'getDeviceInfo').mockReturnValue(device);
}

/** Opens the payment of the demo with this answer of the user; returns the report and what was requested. */
async function openDemo(isConfirmed: boolean) {
  const requested: string[] = [];
  fakeRequests(({ method, url }) => {
    requested.push(`${method} ${url}`);
    return Promise.resolve({ statusCode: 200, data: '' });
  });
  const report = await openPayment(launch, returnPath, () => Promise.resolve(isConfirmed));
  return { report, requested };
}

// Taro for browsers lacks the call.
beforeAll(() => Object.assign(Taro, { canIUse: () => true }));
afterAll(() => Reflect.deleteProperty(Taro, 'canIUse'));

describe('payment in WeChat’s developer tools', () => {
  it('is that of a desktop, which the demo alone takes', () => {
    onDevice('devtools');
    expect(paymentEnvironment({ isVirtual: true })).toBe('desktop');
    onDevice('android');
    expect(paymentEnvironment({ isVirtual: true })).toBe('miniProgram');
  });

  it('is that of a mini-program elsewhere, also without virtual payment, for what is delivered outside of the app', () => {
    onDevice('ios');
    expect(paymentEnvironment({ isVirtual: false })).toBe('miniProgram');
  });

  it('is not made in the demo before the user confirms it', async () => {
    expect(await openDemo(false)).toEqual({ report: 'cancelled', requested: [] });
  });

  it('is made at the page of the demo', async () => {
    const { report, requested } = await openDemo(true);
    expect(report).toBe('done');
    expect(requested).toEqual([expect.stringMatching(/^POST .*\/demo-pay\/20261127000000000001\/pay$/)]);
  });
});
