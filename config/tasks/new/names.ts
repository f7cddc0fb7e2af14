import { UsageError } from './Draft';

export const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
export const toSnakeCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @throws UsageError unless it is a camelCase noun */
export function requireNoun(noun = ''): string {
  if (!/^[a-z][a-zA-Z]{2,30}$/.test(noun))
    throw new UsageError(`"${noun}" is no noun in camelCase, such as priceAlert.`);
  return noun;
}

export interface Call {
  /** Its key in the contract, such as `GET /api/front/news/list`. */
  name: string;
  method: string;
  /** Last part of the path in camelCase: what the call does. */
  action: string;
}

/** @throws UsageError unless method and path are those of a call */
export function requireCall(method = '', path = ''): Call {
  if (!/^(GET|POST|PUT|DELETE)$/.test(method))
    throw new UsageError(`"${method}" is no method: GET, POST, PUT or DELETE, then the path.`);
  if (!/^\/api(\/[a-zA-Z][a-zA-Z0-9-]*){3,}$/.test(path))
    throw new UsageError(`"${path}" is no path such as /api/front/report/detail.`);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const action = last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { name: `${method} ${path}`, method, action };
}
