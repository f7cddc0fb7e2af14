import { serverConfig } from './serverConfig';

describe('serverConfig', () => {
  it('begins with requests on', () => {
    expect(serverConfig.requestEnabled).toBe('Y');
  });

  it('counts how often the key was fetched, since the start only', () => {
    const before = serverConfig.retryCount;
    serverConfig.setPublicKey('key');
    serverConfig.setPublicKey('other');
    expect(serverConfig.retryCount).toBe(before + 2);
    expect(localStorage.getItem('xiangshi_h5_retryCount')).toBeNull();
  });
});
