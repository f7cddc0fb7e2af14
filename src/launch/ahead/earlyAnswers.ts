import type { CallName } from '@contract';
import { language } from '@/locale/language';
import { earlyAnswers } from '@/platform/givenAnswers/earlyAnswers';
import { call } from '@/request/call';
import { currentToken } from '@/request/session';
import { type RouteName, routes } from '@/routes';

/** Time in which an answer is as good as one that the page asks for when it opens. */
const FRESH_MS = 10_000;

/** The calls that pages make with the one parameter of their address, when they open. */
const callOfPage = {
  'market.info': 'GET /api/front/market/line',
  'news.detail': 'GET /api/front/news/detail',
  'quickNews.detail': 'GET /api/front/flash/detail',
  'supply.info': 'GET /api/front/supply/detail',
  'purchase.info': 'GET /api/front/purchase/detail'
} as const satisfies Partial<Record<RouteName, CallName>>;
type EarlyCall = (typeof callOfPage)[keyof typeof callOfPage];
const callOfPath = new Map<string, EarlyCall>(
  Object.entries(callOfPage).map(([name, early]) => [routes[name as RouteName], early])
);
/** Any of them: their inputs differ in the name of the parameter. */
const callAny = call as (name: EarlyCall, input: Record<string, string>) => Promise<unknown>;

interface EarlyAnswer {
  answer: Promise<unknown>;
  askedAtMs: number;
}
const answers = new Map<string, EarlyAnswer>();

/** Each once, for the session and the language that it was asked for. */
export function giveEarlyAnswers(): void {
  earlyAnswers.take = (...call) => {
    const early = answers.get(call.join(' '));
    if (early) answers.delete(call.join(' '));
    return early && Date.now() - early.askedAtMs < FRESH_MS ? early.answer : undefined;
  };
}

/**
 * Asks the server for what a page shows first. Without an answer the page asks again.
 * @param address path and query of the page, without a leading slash
 */
export function askEarly(address: string): void {
  const [path = '', query = ''] = address.split('?');
  const name = callOfPath.get(path);
  const parameters = [...new URLSearchParams(query)];
  if (name === undefined || parameters.length !== 1) return;
  const url = `${API_HOST}${name.slice('GET '.length)}?${query}`;
  const key = [url, language.current, currentToken()].join(' ');
  const known = answers.get(key);
  if (known && Date.now() - known.askedAtMs < FRESH_MS) return;
  const answer = callAny(name, Object.fromEntries(parameters)).then((data) => ({ code: 200, msg: '', data }));
  answers.set(key, { answer, askedAtMs: Date.now() });
  answer.catch(() => answers.delete(key));
}
