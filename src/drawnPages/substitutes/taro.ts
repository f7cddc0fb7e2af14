import { readingCalls } from '@rules/readingCalls';
import { consumeTabParams, urlOf } from '@/navigation/navigate';
import { NavigationError } from '@/navigation/NavigationError';
import { parse } from '@/platform/h5/queryString';
import { answerAddress } from '@/request/answerAddress';
import { readEnvelope } from '@/request/readEnvelope';
import type { ApiRequest, ApiResponse } from '@/request/request.types';
import { routes, tabs } from '@/routes';
import { drawing } from '../PageDrawing';

// In place of @tarojs/taro while a page is drawn. What is missing here cannot be drawn: it would be a call of the platform.
const doNothing = (): undefined => undefined;

export const useDidShow = (callback: () => void): void => drawing().whenShown(callback);
export const useLoad = (callback: (params: Record<string, string>) => void): void =>
  drawing().whenShown(() => callback(parse(drawing().input.query)));
export const useRouter = (): { params: Record<string, string> } => ({ params: parse(drawing().input.query) });

export const nextTick = doNothing;
export const useDidHide = doNothing;
export const useLaunch = doNothing;
export const usePageScroll = doNothing;
export const usePullDownRefresh = doNothing;
export const useReachBottom = doNothing;
export const useShareAppMessage = doNothing;
export const useShareTimeline = doNothing;
export const useTabItemTap = doNothing;
export const useUnload = doNothing;

const isReading = ({ method, url }: ApiRequest): boolean =>
  method === 'GET' || (readingCalls as readonly string[]).includes(`${method} ${url}`);

/** Only what everyone may read is drawn; a call that waits for ever leaves its part of the page as it is. */
function request(outgoing: ApiRequest): Promise<ApiResponse> {
  const answer = isReading(outgoing) ? drawing().answerTo(answerAddress(outgoing)) : undefined;
  return answer === undefined ? new Promise(doNothing) : Promise.resolve({ statusCode: 200, data: answer });
}

/** @throws NavigationError always, one that is not reported: the tap is only asked where it leads */
function noteTarget({ url }: { url: string }): never {
  drawing().noteTarget(url);
  throw new NavigationError('guarded', url);
}

/** A tab gets its parameters in another way than by its address; without scripts they are there. */
function noteTab({ url }: { url: string }): never {
  const name = tabs.find((tab) => `/${routes[tab]}` === url);
  if (!name) return noteTarget({ url });
  const params: Record<string, string> = { ...consumeTabParams(name) };
  return noteTarget({ url: `/${urlOf({ name, params })}` });
}

export default {
  eventCenter: { on: doNothing, off: doNothing, once: doNothing, trigger: doNothing },
  getCurrentPages: (): never[] => [],
  navigateTo: noteTarget,
  reLaunch: noteTarget,
  redirectTo: noteTarget,
  request: (outgoing: ApiRequest): Promise<ApiResponse> => readEnvelope(outgoing, request),
  switchTab: noteTab
};
