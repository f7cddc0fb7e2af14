import { createPageLoadError } from '@/platform/h5/pageLoadError';
import { settings } from '@/stores/settings';
import { renderComponent } from '@/testing/renderComponent';
import { installPageLoadError } from './pageLoadError';

describe('the placeholder of a page whose code failed to load', () => {
  beforeAll(() => {
    settings.setLanguage('zh-Hans');
    installPageLoadError();
  });

  it('explains that the server was not reached, and a retry shows the page', async () => {
    const Placeholder = createPageLoadError(true, () => Promise.resolve(() => <div>货源</div>));
    const page = await renderComponent(<Placeholder />);
    expect(page.text()).toContain('没连上服务器');
    await page.tap('重试');
    expect(page.text()).toBe('货源');
  });

  it('stays when the retry fails too', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const Placeholder = createPageLoadError(true, () => Promise.reject(new Error('ChunkLoadError')));
    const page = await renderComponent(<Placeholder />);
    await page.tap('重试');
    expect(page.text()).toContain('没连上服务器');
  });
});
