import { SECOND_MS } from '@rules/duration';
import { openPayment, paymentEnvironment } from './index';

const returnPath = 'pagesPay/vcard/index?orderNo=1';
const confirmDemo = () => Promise.reject(new Error('a browser leaves for the page of the demo'));
const jsapi = {
  kind: 'jsapi',
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's'
} as const;

/** Sets the object that WeChat's browser gives to a page; it answers each payment with this message. */
function setBridge(message: string): { method: string; parameters: object }[] {
  const invoked: { method: string; parameters: object }[] = [];
  Object.assign(window, {
    WeixinJSBridge: {
      invoke(method: string, parameters: object, answer: (result: { err_msg: string }) => void) {
        invoked.push({ method, parameters });
        answer({ err_msg: message });
      }
    }
  });
  return invoked;
}

/** Runs the work and returns the link that it leaves by, which is not followed. */
async function captureLink(work: () => Promise<unknown>): Promise<{ url: string; referrerPolicy: string }> {
  let left = { url: '', referrerPolicy: '' };
  const handleClick = (event: Event) => {
    event.preventDefault();
    const { href, referrerPolicy } = event.target as HTMLAnchorElement;
    left = { url: href, referrerPolicy };
  };
  document.addEventListener('click', handleClick);
  await work();
  document.removeEventListener('click', handleClick);
  return left;
}

const inBrowser = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

afterEach(() => {
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

describe('payment in a browser', () => {
  it('is not possible in a page that a mini-program shows', () => {
    inBrowser('Mozilla/5.0 MicroMessenger/8.0.50 miniProgram/wx1');
    expect(paymentEnvironment({ isVirtual: true })).toBeUndefined();
  });

  it('distinguishes WeChat’s browser from others', () => {
    inBrowser('Mozilla/5.0 MicroMessenger/8.0.50');
    expect(paymentEnvironment({ isVirtual: true })).toBe('weChatBrowser');
    inBrowser('Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile');
    expect(paymentEnvironment({ isVirtual: true })).toBe('browser');
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 0, 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'desktop'],
    // An iPad asks for the pages of a desktop.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'browser'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile', 5, 'browser']
  ])(
    'distinguishes desktops, where WeChat’s page of a payment does not open: %s, %d touches',
    (agent, touches, name) => {
      inBrowser(agent);
      Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true });
      expect(paymentEnvironment({ isVirtual: true })).toBe(name);
    }
  );

  it('cannot open a virtual payment', async () => {
    const launch = { kind: 'virtual', mode: 'short_series_goods', signData: '', paySig: '', signature: '' } as const;
    await expect(openPayment(launch, returnPath, confirmDemo)).rejects.toThrow('virtual');
  });

  it('leaves for the page of WeChat Pay, with our site as the referrer and the way back', async () => {
    const url = 'https://wx.tenpay.com/pay?prepay_id=1';
    const left = await captureLink(() => openPayment({ kind: 'h5', url }, returnPath, confirmDemo));
    const back = encodeURIComponent(`${location.origin}/h5/${returnPath}`);
    expect(left).toEqual({ url: `${url}&redirect_url=${back}`, referrerPolicy: 'origin' });
  });

  it('leaves for the page of the demo, with the way back', async () => {
    const { url } = await captureLink(() => openPayment({ kind: 'page', url: '/demo-pay/1' }, returnPath, confirmDemo));
    expect(new URL(url).pathname).toBe('/demo-pay/1');
    expect(new URL(url).searchParams.get('return')).toBe(`${location.origin}/h5/${returnPath}`);
  });
});

describe('payment in WeChat’s browser', () => {
  it('fails when WeChat gives the page no bridge', async () => {
    const opened = expect(openPayment(jsapi, returnPath, confirmDemo)).rejects.toThrow('no bridge');
    await jest.advanceTimersByTimeAsync(5 * SECOND_MS);
    await opened;
  });

  it('fails when WeChat refuses the payment', async () => {
    setBridge('get_brand_wcpay_request:fail');
    await expect(openPayment(jsapi, returnPath, confirmDemo)).rejects.toThrow('fail');
  });

  it('waits for the bridge', async () => {
    const opened = openPayment(jsapi, returnPath, confirmDemo);
    setBridge('get_brand_wcpay_request:cancel');
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await opened).toBe('cancelled');
  });

  it('passes on exactly what the server signed', async () => {
    const invoked = setBridge('get_brand_wcpay_request:ok');
    expect(await openPayment(jsapi, returnPath, confirmDemo)).toBe('done');
    const { kind: _kind, ...parameters } = jsapi;
    expect(invoked).toEqual([{ method: 'getBrandWCPayRequest', parameters }]);
  });
});
