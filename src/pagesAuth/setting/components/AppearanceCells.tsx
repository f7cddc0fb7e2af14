import { observer } from 'mobx-react-lite';
import { languages } from '@/locale/language';
import { replaceAll } from '@/navigation/navigate';
import { settings } from '@/stores/settings';
import type { Theme } from '@/ui/appearance';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { Switch } from '@/ui/Switch';
import { languageNames } from '../locale/languageNames';
import { settingMessages } from '../locale/messages';
import { CellGroup } from './CellGroup';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** Settings for language, theme and elder mode. Every change takes effect immediately. */
export const AppearanceCells = observer(function AppearanceCells() {
  const t = settingMessages();
  const handleLanguage = async () => {
    const items = languages.map((language) => ({
      text: languageNames[language],
      isChosen: language === settings.spokenLanguage
    }));
    const chosen = languages[(await overlays.actionSheet({ title: t.language, items })) ?? -1];
    if (!chosen || chosen === settings.spokenLanguage) return;
    settings.setLanguage(chosen);
    // Names of varieties, markets and regions are localized by the server, so every page has to reload.
    replaceAll('setting.account');
  };
  const handleTheme = async () => {
    const items = themes.map((theme) => ({ text: t.themes[theme], isChosen: theme === settings.theme }));
    const chosen = themes[(await overlays.actionSheet({ title: t.theme, items })) ?? -1];
    if (chosen) settings.setTheme(chosen);
  };
  return (
    <CellGroup title={t.groups.appearance}>
      <Cell title={t.language} value={languageNames[settings.spokenLanguage]} onPress={() => void handleLanguage()} />
      <Cell title={t.theme} value={t.themes[settings.theme]} onPress={() => void handleTheme()} />
      <Cell
        title={t.elder}
        hint={t.elderHint}
        value={<Switch label={t.elder} isOn={settings.elder} onChange={settings.setElder} />}
      />
    </CellGroup>
  );
});
