import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { back, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { panelNameOf } from '../cardPanels';
import { CardPage } from '../components/CardPage';
import { vcardMessages } from '../locale/messages';

/** A panel of the business cards by its web name: own cards, card holder or company. */
export default observer(function CardPanelPage() {
  const { webviewPathName, pageType, id, contact } = useRouteParams('vcard.webview');
  const panel = panelNameOf(webviewPathName);
  // A contact does not stay in the history of the browser.
  useUrlSync('vcard.webview', contact !== undefined && panel ? { webviewPathName: panel, pageType } : undefined);
  if (panel) return <CardPage panel={panel} pageType={pageType} id={id} contact={contact} />;
  const t = vcardMessages();
  return (
    <PageFrame
      title={t.title}
      status="empty"
      empty={
        <EmptyState
          isPage
          title={t.unknownTitle}
          text={t.unknownText}
          action={{ text: t.toCards, onPress: () => replace('vcard.shell') }}
          second={{ text: messages().back, onPress: () => back() }}
        />
      }
    />
  );
});
