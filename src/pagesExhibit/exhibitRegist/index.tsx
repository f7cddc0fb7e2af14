import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Tabs } from '@/ui/Tabs';
import { registrationMessages } from './locale/messages';
import { panelNameOf, panelNames, panels } from './panels';

/** Services of the current expo for a member: the tickets, with `type` another panel. A single panel has no tabs. */
export default observer(function ExhibitRegistPage() {
  const { type } = useRouteParams('exhibit.register');
  const [shown, setShown] = useState(() => panelNameOf(type));
  const t = registrationMessages().panels;
  const tabs = panelNames.length > 1 && (
    <Tabs
      label={t.label}
      options={panelNames.map((key) => ({ key, text: t[key] }))}
      value={shown}
      onChange={setShown}
      isFilled
    />
  );
  const Panel = panels[shown];
  return <Panel tabs={tabs} />;
});
