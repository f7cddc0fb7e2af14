import { WebView } from '@tarojs/components';
import type { WebPagePlatform } from './types';

export const WebPage: WebPagePlatform['WebPage'] = ({ url, onError }) => <WebView src={url} onError={onError} />;

export const webPageBar: WebPagePlatform['webPageBar'] = 'native';

export const opensBrowser = false;
