import { language } from '@/locale/language';
import { appearance } from '@/ui/appearance';
import { settings } from './settings';

describe('the settings', () => {
  it('begin with recommendation on', () => {
    expect(settings.personalised).toBe(true);
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
