import { WebView } from '@tarojs/components';
import Taro from '@tarojs/taro';
import type { WebPagePlatform } from './webPage.types';

export const WebPage: WebPagePlatform['WebPage'] = ({ url, onError }) => <WebView src={url} onError={onError} />;

export const webPageBar: WebPagePlatform['webPageBar'] = 'native';

export const opensBrowser = false;

export const nameWebPage: WebPagePlatform['nameWebPage'] = (title) => {
  // Refused when the person has left the page meanwhile.
  Taro.setNavigationBarTitle({ title }).catch(() => undefined);
};
