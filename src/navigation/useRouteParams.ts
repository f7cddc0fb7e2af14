import { useRouter } from '@tarojs/taro';
import { useState } from 'react';
import type { RouteName, RouteParams } from '@/routes';

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // An invalid url with a lone percent sign: the value is used undecoded.
    return value;
  }
}

/**
 * The parameters that a page was opened with, decoded. All may be missing, also the required ones: anybody can type
 * a url. They do not change while the page lives.
 */
export function useRouteParams<N extends RouteName>(name: N): Partial<RouteParams[N]>;
export function useRouteParams(): Record<string, string> {
  const { params } = useRouter();
  const [decoded] = useState(() => {
    const known: Record<string, string> = {};
    for (const [key, value] of Object.entries(params)) {
      // `stamp` and `$taroTimestamp` are Taro's own.
      if (value !== undefined && key !== 'stamp' && !key.startsWith('$')) known[key] = decode(value);
    }
    return known;
  });
  return decoded;
}
