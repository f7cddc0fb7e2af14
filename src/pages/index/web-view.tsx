import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';

/**
 * An allowed web page. Its code is in the package of news: the main package of the mini-program, which this path belongs
 * to, has no room.
 */
export default observer(function WebView() {
  const { url = '', title } = useRouteParams('main.webView');
  useEffect(() => replace('news.webView', { url, title }), [url, title]);
  return <PageFrame />;
});
