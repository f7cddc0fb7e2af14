import type { SubscribeAcceptance } from '@contract/subscribeMessage';
import { Subscriptions } from './subscriptions';

const templates = [{ topic: 'priceAlert' as const, templateId: 'T1' }];
const accepted: SubscribeAcceptance[] = [];
const asked: string[][] = [];

/** Returns subscriptions of a user who gives this answer to WeChat's dialog. */
function subscriptionsOf(answer: string[], ports: Partial<ConstructorParameters<typeof Subscriptions>[0]> = {}) {
  return new Subscriptions({
    hasSubscribeMessages: true,
    requestSubscribeMessage: (ids) => {
      asked.push(ids);
      return Promise.resolve(answer);
    },
    listTemplates: () => Promise.resolve(templates),
    accept: (acceptance) => Promise.resolve(accepted.push(acceptance)),
    loginCode: () => Promise.resolve('code'),
    ...ports
  });
}

beforeEach(() => {
  accepted.length = 0;
  asked.length = 0;
});

describe('a subscription message', () => {
  it('is asked for in the tap itself, and recorded when the user accepts', async () => {
    const subscriptions = subscriptionsOf(['T1']);
    await subscriptions.prepare();
    const done = subscriptions.ask('priceAlert');
    expect(asked).toEqual([['T1']]);
    await done;
    expect(accepted).toMatchObject([{ topics: ['priceAlert'], code: 'code' }]);
  });

  it('is not recorded when the user refuses', async () => {
    const subscriptions = subscriptionsOf([]);
    await subscriptions.prepare();
    await subscriptions.ask('priceAlert');
    expect([asked.length, accepted.length]).toEqual([1, 0]);
  });

  it.each([
    ['without a template of the topic', {}, 'quotation'],
    ['when the templates did not arrive', { listTemplates: () => Promise.reject(new Error('offline')) }, 'priceAlert'],
    ['outside the mini-program', { hasSubscribeMessages: false }, 'priceAlert']
  ] as const)('is not asked for %s', async (_, ports, topic) => {
    const subscriptions = subscriptionsOf(['T1'], ports);
    await subscriptions.prepare();
    await subscriptions.ask(topic);
    expect(asked).toEqual([]);
  });

  it('disturbs nothing when the server does not record it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const subscriptions = subscriptionsOf(['T1'], { accept: () => Promise.reject(new Error('offline')) });
    await subscriptions.prepare();
    await expect(subscriptions.ask('priceAlert')).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
