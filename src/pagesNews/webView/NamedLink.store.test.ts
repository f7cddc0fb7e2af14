import type { DeepLinkConfig } from '@contract/deepLink';
import { serverConfig } from '@/stores/serverConfig';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { NamedLinkStore } from './NamedLink.store';

const leadingTo = (id: string): DeepLinkConfig => ({ version: 1, actions: { goods: { type: 'supplyLink', id } } });

describe('a named link', () => {
  it('leads where it led at the last launch while the server is not reached', async () => {
    serverConfig.setJumpConfig(leadingTo('stored'));
    const store = new NamedLinkStore('goods', { getDeepLinkConfig: () => Promise.reject(new Error('offline')) });
    expect([store.target, store.status]).toEqual([undefined, 'loading']);
    await store.load();
    expect([store.target, store.status]).toEqual([{ type: 'supplyLink', id: 'stored' }, 'ready']);
  });
});

testLateAnswers('the named links', {
  setup(getDeepLinkConfig) {
    const store = new NamedLinkStore('goods', { getDeepLinkConfig });
    return { load: () => store.load(), shown: () => store.links.value };
  },
  older: leadingTo('older'),
  newer: leadingTo('newer')
});
