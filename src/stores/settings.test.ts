import { language } from '@/locale/language';
import { appearance } from '@/ui/appearance';
import { settings } from './settings';

describe('the settings', () => {
  it('begin with requests and recommendation on', () => {
    expect(settings).toMatchObject({ requestEnabled: 'Y', personalised: true });
  });

  it('remember how the app was shown without what belongs to the session', () => {
    const query = { token: 'T', code: 'C', state: 'S', mobile: '138', nikeName: 'N', scene: '7' };
    settings.rememberShowOptions({ path: 'pages/index/index', scene: 1007, query });
    expect(settings.vcardShareAppOption).toEqual({ path: 'pages/index/index', scene: 1007, query: { scene: '7' } });
  });

  it('count how often the key was fetched, since the start only', () => {
    const before = settings.retryCount;
    settings.setPublicKey('key');
    settings.setPublicKey('other');
    expect(settings.retryCount).toBe(before + 2);
    expect(localStorage.getItem('xiangshi_h5_retryCount')).toBeNull();
  });

  it('hand language and appearance down at once', () => {
    settings.setLanguage('fr');
    settings.setTheme('dark');
    settings.setElder(true);
    expect(language.current).toBe('fr');
    expect(appearance.className).toBe('xs-dark xs-elder');
    settings.setLanguage('zh-Hans');
    settings.setTheme('light');
    settings.setElder(false);
    expect(appearance.className).toBe('');
  });
});
