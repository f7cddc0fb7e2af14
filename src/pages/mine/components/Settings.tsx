import { observer } from 'mobx-react';
import { languages } from '@/locale/language';
import { settings } from '@/stores/settings';
import type { Theme } from '@/ui/appearance';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { feedback } from '@/ui/feedback';
import { Switch } from '@/ui/Switch';
import { languageNames } from '../locale/languageNames';
import { mineWords } from '../locale/words';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** How the app speaks and looks, for a visitor as well. Everything takes effect at once. */
export const Settings = observer(function Settings() {
  const t = mineWords();
  const handleLanguage = async () => {
    const items = languages.map((language) => ({ text: languageNames[language] }));
    const chosen = languages[(await feedback.actionSheet({ title: t.language, items })) ?? -1];
    if (chosen) settings.setLanguage(chosen);
  };
  const handleTheme = async () => {
    const items = themes.map((theme) => ({ text: t.themes[theme] }));
    const chosen = themes[(await feedback.actionSheet({ title: t.theme, items })) ?? -1];
    if (chosen) settings.setTheme(chosen);
  };
  return (
    <Card isBare>
      <Cell title={t.language} value={languageNames[settings.language]} onPress={() => void handleLanguage()} />
      <Cell title={t.theme} value={t.themes[settings.theme]} onPress={() => void handleTheme()} />
      <Cell
        title={t.elder}
        hint={t.elderHint}
        value={<Switch label={t.elder} isOn={settings.elder} onChange={settings.setElder} />}
      />
      <Cell
        title={t.personalised}
        hint={t.personalisedHint}
        value={<Switch label={t.personalised} isOn={settings.personalised} onChange={settings.setPersonalised} />}
      />
    </Card>
  );
});
