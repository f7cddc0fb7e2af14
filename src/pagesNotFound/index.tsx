import { View } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { push, pushTab, replace } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { askedFor } from './asked';
import { Later } from './components/Later';
import { Latest } from './components/Latest';
import styles from './index.module.scss';
import { notFoundMessages } from './locale/messages';
import { OffersStore } from './Offers.store';

/** Stands at every address that is no page, and in place of a page that is still to come: no door leads nowhere. */
export default observer(function NotFound() {
  const t = notFoundMessages();
  const router = useRouter();
  const [{ later, params }] = useState(() => askedFor(router));
  const [offers] = useState(() => new OffersStore());
  const outside = later === 'main.webView' ? params.url : undefined;
  useEffect(() => {
    if (outside !== undefined) replace('news.webView', { url: outside });
    else if (later?.startsWith('exhibit.')) void offers.loadAboutExpo();
    else void offers.loadLatest();
  }, [later, offers, outside]);
  if (outside !== undefined) return <PageFrame />;

  return (
    <PageFrame title={later ? t.names[later] : t.unknown.title} ground="surface">
      <View className={styles.body}>
        {later ? (
          <Later route={later} />
        ) : (
          <EmptyState
            title={t.unknown.title}
            text={t.unknown.text}
            action={{ text: t.toHome, onPress: () => pushTab('home') }}
            second={{ text: t.search, onPress: () => push('search.middle') }}
          />
        )}
        <Latest offers={offers} newsTitle={later?.startsWith('exhibit.') ? t.expoNews : t.news} />
      </View>
    </PageFrame>
  );
});
