import { environment } from './environment';

describe('environment', () => {
  it('remembers how the app was shown without what belongs to the session', () => {
    const query = { token: 'T', code: 'C', state: 'S', mobile: '138', nikeName: 'N', scene: '7' };
    environment.rememberShowOptions({ path: 'pages/index/index', scene: 1007, query });
    expect(environment.vcardShareAppOption).toEqual({ path: 'pages/index/index', scene: 1007, query: { scene: '7' } });
  });
});
