import { ApiFailure, type PageStack } from '../PageStack';
import type { Api, Options } from './Api';

/** Navigation between pages, and within the one on top. */
export function navigationApi(api: Api, pages: PageStack): Options {
  const urlOf = ({ url }: Options) => {
    if (typeof url !== 'string' || url === '') throw new ApiFailure('parameter.url should be String');
    return url;
  };
  return api.asynchronousAll({
    navigateTo: (options) => {
      const channel = eventChannel();
      pages.navigateTo(urlOf(options));
      pages.top.caller.getOpenerEventChannel = () => channel;
      return { eventChannel: channel };
    },
    redirectTo: (options) => pages.redirectTo(urlOf(options)),
    reLaunch: (options) => pages.reLaunch(urlOf(options)),
    switchTab: (options) => pages.switchTab(urlOf(options)),
    navigateBack: ({ delta }) => pages.navigateBack(typeof delta === 'number' ? delta : 1),
    pageScrollTo: ({ scrollTop }) => {
      if (typeof scrollTop === 'number') pages.scrollTo(scrollTop);
    },
    startPullDownRefresh: () => {
      pages.call(pages.top, 'onPullDownRefresh');
    },
    stopPullDownRefresh: () => undefined,
    // The dialog appears only for the phone's own back gesture, which no scenario uses on an unsaved page.
    enableAlertBeforeUnload: () => undefined,
    disableAlertBeforeUnload: () => undefined
  });
}

/** Both ends of an opened page share one list of listeners here. */
function eventChannel(): object {
  const listeners = new Map<string, ((...values: unknown[]) => void)[]>();
  const on = (name: string, run: (...values: unknown[]) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), run]);
  return {
    on,
    once: on,
    off: (name: string) => listeners.delete(name),
    emit: (name: string, ...values: unknown[]) => listeners.get(name)?.forEach((run) => run(...values))
  };
}
