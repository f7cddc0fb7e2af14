import { Type } from '@sinclair/typebox';
import type { MiniProgramCodeSettings, MiniProgramVersion } from './providers/miniProgramCode';
import type { SubscribeMessageSettings } from './providers/subscribeMessage';
import type { WeChatApp } from './providers/weChat';
import type { OfficialAccountSettings } from './providers/weChatJsSdk';

const versions = ['release', 'trial', 'develop'] as const satisfies readonly MiniProgramVersion[];

/** Id of a template of subscription messages, as WeChat's console shows it. */
const TemplateId = Type.Optional(Type.String({ pattern: '^[0-9A-Za-z_-]{43}$' }));

/** Environment variables of the codes that WeChat draws, and of its subscription messages. */
export const weChatCodeVariables = {
  WECHAT_CODE_VERSION: Type.Union(
    versions.map((version) => Type.Literal(version)),
    { default: 'release' }
  ),
  WECHAT_CODE_CHECK_PATH: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1' }),
  WECHAT_TEMPLATE_PRICE_ALERT: TemplateId,
  WECHAT_TEMPLATE_QUOTATION: TemplateId
};

/** Texts for wrong values. */
export const weChatCodeRules: Record<keyof typeof weChatCodeVariables, string> = {
  WECHAT_CODE_VERSION: 'must be release, trial or develop',
  WECHAT_CODE_CHECK_PATH: 'must be 0 or 1',
  WECHAT_TEMPLATE_PRICE_ALERT: 'must have 43 letters, digits, - or _',
  WECHAT_TEMPLATE_QUOTATION: 'must have 43 letters, digits, - or _'
};

/** Values of the variables, with the others that they depend on. */
interface WeChatEnvironment {
  WECHAT_API_URL: string;
  WECHAT_MINI_APPID?: string;
  WECHAT_MINI_SECRET?: string;
  WECHAT_WEB_APPID?: string;
  WECHAT_WEB_SECRET?: string;
  WECHAT_CODE_VERSION: MiniProgramVersion;
  WECHAT_CODE_CHECK_PATH: '0' | '1';
  WECHAT_TEMPLATE_PRICE_ALERT?: string;
  WECHAT_TEMPLATE_QUOTATION?: string;
  PUBLIC_URL?: string;
}

/** Returns undefined without a mini-program. */
export function miniProgramCodeSettings(env: WeChatEnvironment): MiniProgramCodeSettings | undefined {
  const app = appOf(env.WECHAT_MINI_APPID, env.WECHAT_MINI_SECRET);
  return (
    app && {
      apiUrl: env.WECHAT_API_URL,
      app,
      version: env.WECHAT_CODE_VERSION,
      isPathChecked: env.WECHAT_CODE_CHECK_PATH === '1'
    }
  );
}

/** Returns undefined without a mini-program or a template; the demo plays them. */
export function subscribeMessageSettings(
  env: WeChatEnvironment,
  isDemo: boolean
): SubscribeMessageSettings | 'demo' | undefined {
  const app = appOf(env.WECHAT_MINI_APPID, env.WECHAT_MINI_SECRET);
  const { WECHAT_TEMPLATE_PRICE_ALERT: priceAlert, WECHAT_TEMPLATE_QUOTATION: quotation } = env;
  if (app === undefined) return isDemo ? 'demo' : undefined;
  const templates = { ...(priceAlert !== undefined && { priceAlert }), ...(quotation !== undefined && { quotation }) };
  if (Object.keys(templates).length === 0) return undefined;
  return { apiUrl: env.WECHAT_API_URL, app, templates, version: env.WECHAT_CODE_VERSION };
}

/** Returns undefined without an official account, and without a public address, whose pages it would sign. */
export function officialAccountSettings(env: WeChatEnvironment): OfficialAccountSettings | undefined {
  const app = appOf(env.WECHAT_WEB_APPID, env.WECHAT_WEB_SECRET);
  return env.PUBLIC_URL === undefined ? undefined : app && { apiUrl: env.WECHAT_API_URL, app };
}

function appOf(appid: string | undefined, secret: string | undefined): WeChatApp | undefined {
  return appid === undefined || secret === undefined ? undefined : { appid, secret };
}
