import type { PaymentLaunch } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { siteUrl } from '../siteUrl';
import { systemInfo } from '../system';
import type { PaymentPlatform, PaymentReport } from './types';

type BridgeParameters = Omit<Extract<PaymentLaunch, { kind: 'jsapi' }>, 'kind'>;

/** Object that WeChat's browser adds to a page some time after it was loaded. */
interface WeChatBridge {
  invoke(
    method: 'getBrandWCPayRequest',
    parameters: BridgeParameters,
    answer: (result: { err_msg: string }) => void
  ): void;
}

const BRIDGE_WAIT_MS = 5 * SECOND_MS;

export const paymentEnvironment: PaymentPlatform['paymentEnvironment'] = () => {
  if (/miniProgram/i.test(navigator.userAgent)) return undefined;
  if (systemInfo().isWeChatBrowser) return 'weChatBrowser';
  return isPhone() ? 'browser' : 'desktop';
};

export const openPayment: PaymentPlatform['openPayment'] = (launch, returnPath) => {
  const back = encodeURIComponent(siteUrl(returnPath));
  switch (launch.kind) {
    case 'jsapi':
      return payInWeChat(launch);
    case 'h5':
      return leaveFor(`${launch.url}&redirect_url=${back}`);
    case 'page':
      return leaveFor(`${API_HOST}${launch.url}?return=${back}&language=${document.documentElement.lang}`);
    case 'virtual':
      return Promise.reject(new Error('a browser cannot open a virtual payment'));
  }
};

/** An iPad asks for the pages of a Mac, which has no touch screen. */
const isPhone = (): boolean =>
  /Mobi|Android|iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 0);

/** WeChat Pay accepts only payments whose referrer is our site, and the headers of our server send none. */
function leaveFor(url: string): Promise<PaymentReport> {
  const link = document.createElement('a');
  link.href = url;
  link.referrerPolicy = 'origin';
  document.body.append(link);
  link.click();
  link.remove();
  return Promise.resolve('left');
}

async function payInWeChat({
  kind: _kind,
  ...parameters
}: BridgeParameters & { kind: 'jsapi' }): Promise<PaymentReport> {
  const bridge = await whenBridgeReady();
  const { err_msg: message } = await new Promise<{ err_msg: string }>((resolve) =>
    bridge.invoke('getBrandWCPayRequest', parameters, resolve)
  );
  if (message.endsWith(':ok')) return 'done';
  if (message.endsWith(':cancel')) return 'cancelled';
  throw new Error(message);
}

function whenBridgeReady(): Promise<WeChatBridge> {
  const find = () => (window as { WeixinJSBridge?: WeChatBridge }).WeixinJSBridge;
  return new Promise((resolve, reject) => {
    const finish = () => {
      const bridge = find();
      if (bridge) resolve(bridge);
      else reject(new Error('WeChat gave the page no bridge'));
    };
    if (find()) {
      finish();
      return;
    }
    const timer = setTimeout(finish, BRIDGE_WAIT_MS);
    const handleReady = () => {
      clearTimeout(timer);
      finish();
    };
    document.addEventListener('WeixinJSBridgeReady', handleReady, { once: true });
  });
}
