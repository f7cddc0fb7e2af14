import { observer } from 'mobx-react-lite';
import { useRouteParams } from '@/navigation/useRouteParams';
import { ExternalArticle } from './ExternalArticle';
import { NamedLink } from './NamedLink';

/** Page of an article on another site, or of what a named link of the server leads to. */
export default observer(function WebView() {
  const { url = '', title, key } = useRouteParams('news.webView');
  return key === undefined ? <ExternalArticle url={url} title={title} /> : <NamedLink name={key} />;
});
