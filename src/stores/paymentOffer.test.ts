import { connectUser } from '@/testing/connectUser';
import { fakeApi } from '@/testing/fakeApi';
import { paymentOffer } from './paymentOffer';
import { serverConfig } from './serverConfig';

const api = fakeApi();

beforeAll(connectUser);
beforeEach(() => serverConfig.setBlockedList([]));

describe('the offer of payments', () => {
  it('is absent before the server has answered, and when it cannot be reached', async () => {
    expect(paymentOffer.isOffered).toBe(false);
    api.disconnect();
    await paymentOffer.load();
    expect([paymentOffer.isOffered, paymentOffer.status]).toEqual([false, 'error']);
    api.connect();
  });

  it('is absent where the server takes no payments of this client', async () => {
    api.on({ 'GET /api/front/payment/environments': ['miniProgram', 'weChatBrowser'] });
    await paymentOffer.load();
    expect(paymentOffer.isOffered).toBe(false);
  });

  it('is absent while the operator hides payments', async () => {
    api.on({ 'GET /api/front/payment/environments': ['desktop'] });
    await paymentOffer.load();
    expect(paymentOffer.isOffered).toBe(true);
    serverConfig.setBlockedList(['vcardPay']);
    expect(paymentOffer.isOffered).toBe(false);
  });

  it('is absent in a page that a mini-program shows', async () => {
    api.on({ 'GET /api/front/payment/environments': ['miniProgram', 'weChatBrowser', 'desktop'] });
    await paymentOffer.load();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.50 miniProgram/wx1');
    expect(paymentOffer.isOffered).toBe(false);
  });
});
