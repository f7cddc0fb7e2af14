import type { Settings } from '../settings';
import { fetchExternalService } from './externalService';
import type { WeChatApp } from './weChat';
import { WeChatAccessToken } from './weChatAccessToken';

/** Version of the mini-program that a code opens, as WeChat names it: published, trial or in development. */
export type MiniProgramVersion = 'release' | 'trial' | 'develop';

/** Draws mini-program codes: round codes that WeChat scans, permanent, and unlimited in number. */
export interface MiniProgramCodes {
  readonly version: MiniProgramVersion;
  /**
   * Returns the picture of a code as a JPEG. Throws ServiceUnavailableError when WeChat cannot be reached, Error when it
   * refuses.
   * @param page path of a page without a leading slash and query
   * @param scene at most 32 of the characters that WeChat allows (`@rules/shareScene`)
   */
  draw(page: string, scene: string): Promise<Buffer>;
}

export interface MiniProgramCodeSettings {
  apiUrl: string;
  app: WeChatApp;
  version: MiniProgramVersion;
  /** False: WeChat also draws codes of pages that are not published yet. */
  isPathChecked: boolean;
}

/** Creates the provider of the settings; null without a mini-program. */
export function createMiniProgramCodes({
  miniProgramCode
}: Pick<Settings, 'miniProgramCode'>): MiniProgramCodes | null {
  return miniProgramCode === undefined ? null : new WeChatMiniProgramCodes(miniProgramCode);
}

const TIMEOUT_MS = 10_000;
/** Pixels; a third of a poster's width at its three pixels a point. WeChat allows 280 to 1280. */
const WIDTH = 560;

/** A picture, or the error in place of it. */
interface CodeAnswer {
  picture?: Buffer;
  errcode?: number;
  errmsg?: string;
}

/** WeChat's call `wxacode.getUnlimited`. */
export class WeChatMiniProgramCodes implements MiniProgramCodes {
  private readonly accessToken: WeChatAccessToken;

  constructor(
    private readonly settings: MiniProgramCodeSettings,
    now: () => number = Date.now
  ) {
    this.accessToken = new WeChatAccessToken(settings.apiUrl, settings.app, now);
  }

  get version(): MiniProgramVersion {
    return this.settings.version;
  }

  /**
   * @throws ServiceUnavailableError when WeChat cannot be reached, Error when it refuses, for example 41030 for a page that
   * is not published
   */
  async draw(page: string, scene: string): Promise<Buffer> {
    const { version, isPathChecked } = this.settings;
    const body = JSON.stringify({ page, scene, check_path: isPathChecked, env_version: version, width: WIDTH });
    const { picture, errcode, errmsg } = await this.accessToken.use((token) => this.request(token, body));
    if (picture === undefined) throw new Error(`WeChat drew no code: ${errcode} ${errmsg}`);
    return picture;
  }

  private async request(token: string, body: string): Promise<CodeAnswer> {
    const query = new URLSearchParams({ access_token: token });
    const url = `${this.settings.apiUrl}/wxa/getwxacodeunlimit?${query.toString()}`;
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await fetchExternalService('WeChat', url, request, TIMEOUT_MS);
    const bytes = Buffer.from(await response.arrayBuffer());
    return isJpeg(bytes) ? { picture: bytes } : (JSON.parse(bytes.toString()) as CodeAnswer);
  }
}

/** The status is 200 for errors as well, and the content type is not documented. */
const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
