import { language } from '@/locale/language';
import { storage } from '@/platform/storage';
import { appearance } from '@/ui/appearance';
import { storedKey } from './persist';
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

  describe('opened by a link', () => {
    const openLink = (query: string) => {
      history.replaceState(null, '', `/${query}`);
      let opened: typeof settings | undefined;
      jest.isolateModules(() => (opened = jest.requireActual<typeof import('./settings')>('./settings').settings));
      return opened as typeof settings;
    };
    const stored = () => storage.read(storedKey('language'));
    beforeEach(() => storage.write(storedKey('language'), 'fr'));
    afterEach(() => {
      history.replaceState(null, '', '/');
      storage.remove(storedKey('language'));
    });

    it('speak its language and leave the chosen one as it is', () => {
      expect(openLink('?lang=en').spokenLanguage).toBe('en');
      expect(stored()).toBe('fr');
      expect(openLink('').spokenLanguage).toBe('fr');
    });

    it('speak the chosen language when it asks for none that we have', () => {
      expect(openLink('?lang=xx').spokenLanguage).toBe('fr');
    });

    it('speak a language that is chosen then', () => {
      const opened = openLink('?lang=en');
      opened.setLanguage('es');
      expect([opened.spokenLanguage, stored()]).toEqual(['es', 'es']);
    });
  });
});
