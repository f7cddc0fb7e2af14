import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { LazyPage } from '@/ui/LazyPage';
import { SkeletonCard } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { registrationMessages } from './locale/messages';
import { checkPage, lazyPanels, panelNameOf, panelNames } from './panels';
import { TicketPanel } from './TicketPanel';

/**
 * Services of an expo for a member: the tickets, with `type` another panel. `check` is a page without tabs: anyone checks a
 * certificate there.
 */
export default observer(function ExhibitRegistPage() {
  const { type, id } = useRouteParams('exhibit.register');
  const [shown, setShown] = useState(() => panelNameOf(type));
  const { panels: t, check } = registrationMessages();
  const address = shown === 'ticket' ? { ...(id !== undefined && { id }) } : { type: shown };
  useUrlSync('exhibit.register', type === 'check' ? undefined : address);
  if (type === 'check') return <LazyPage code={checkPage} props={{}} title={check} skeleton={<SkeletonCard />} />;
  const tabs = (
    <Tabs
      label={t.label}
      options={panelNames.map((key) => ({ key, text: t[key] }))}
      value={shown}
      onChange={setShown}
      isFilled
    />
  );
  if (shown === 'ticket') return <TicketPanel tabs={tabs} />;
  const skeleton = (
    <>
      {tabs}
      <SkeletonCard />
    </>
  );
  return <LazyPage key={shown} code={lazyPanels[shown]} props={{ tabs }} title={t.label} skeleton={skeleton} />;
});
