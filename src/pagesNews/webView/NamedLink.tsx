import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { LinkTarget } from '@contract/deepLink';
import { getDeepLinkConfig } from '@/api/launch';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { copyText } from '@/platform/clipboard';
import { siteUrl } from '@/platform/siteUrl';
import { webPageBar } from '@/platform/webPage';
import { routes } from '@/routes';
import { EmptyState } from '@/ui/EmptyState';
import { goBack } from '@/ui/navigationAdapter';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { newsMessages } from '../locale/messages';
import { ExternalArticle } from './ExternalArticle';
import { NamedLinkStore } from './NamedLink.store';

/** Actions that leave the pages: they need a tap of the person, whom a browser otherwise asks or refuses. */
const leavingTypes: readonly LinkTarget['type'][] = [
  'copyText',
  'callPhone',
  'shareLink1',
  'shareMini',
  'openMiniprogram',
  'toMap'
];

interface NamedLinkProps {
  /** Name of the link, as the server has it. */
  name: string;
}

/**
 * Opens a named link of the server: a web page is shown, a page of the app is opened, everything else is offered with a
 * button and an address to copy, for an environment that cannot open it.
 */
export const NamedLink = observer(function NamedLink({ name }: NamedLinkProps) {
  const [store] = useState(() => new NamedLinkStore(name, { getDeepLinkConfig }));
  useEffect(() => {
    void store.load();
    return when(
      () => store.target !== undefined,
      () => {
        const { target } = store;
        if (target && target.type !== 'externalLink' && !leavingTypes.includes(target.type)) openDeepLink(target);
      }
    );
  }, [store]);

  const { target } = store;
  const { namedLink: t } = newsMessages();
  if (target?.type === 'externalLink') return <ExternalArticle url={target.url} />;
  return (
    <PageFrame
      title={t.title}
      nav={webPageBar === 'native' ? 'none' : 'back'}
      ground="surface"
      status={store.status}
      error={store.links.error}
      onRetry={() => void store.load()}
      skeleton={<Skeleton height={240} />}
      empty={
        <EmptyState isPage title={t.unknownTitle} text={t.unknownText} action={{ text: t.back, onPress: goBack }} />
      }
    >
      {target && (
        <EmptyState
          isPage
          title={t.titles[target.type === 'openMiniprogram' ? 'miniProgram' : 'other']}
          text={t.text}
          action={{ text: t.open, onPress: () => openDeepLink(target) }}
          second={{ text: t.copy, onPress: () => void copyAddress(name, target) }}
        />
      )}
    </PageFrame>
  );
});

async function copyAddress(name: string, target: LinkTarget): Promise<void> {
  const own = siteUrl(`${routes['main.webviewContainer']}?key=${encodeURIComponent(name)}`);
  const isCopied = await copyText(target.type === 'shareLink1' ? target.link : own);
  overlays.toast(isCopied ? messages().copied : messages().copyFailed);
}
