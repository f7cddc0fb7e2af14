import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';

/** Opens a named link of the server. Its code is in the package of news, as that of `web-view`. */
export default observer(function WebviewContainer() {
  const { key = '' } = useRouteParams('main.webviewContainer');
  useEffect(() => replace('news.webView', { key }), [key]);
  return <PageFrame />;
});
