import type { Settings } from '../settings';

/** Decides whether a member's picture may be shown to others, before it is. */
export interface ImageModeration {
  /** @param mime such as image/jpeg. @throws Error when the service gives no answer */
  isAllowed(picture: Buffer, mime: string): Promise<boolean>;
}

/** Creates the moderation of the settings: a remote service, or none, which is logged each time. */
export function createImageModeration(
  { imageModeration }: Pick<Settings, 'imageModeration'>,
  log: (line: string) => void
): ImageModeration {
  return imageModeration === undefined
    ? new AllowAllImageModeration(log)
    : new HttpImageModeration(imageModeration.url, imageModeration.token);
}

/** Allows every picture, for development: reported ones are reviewed by a person. */
export class AllowAllImageModeration implements ImageModeration {
  constructor(private readonly log: (line: string) => void) {}

  isAllowed(picture: Buffer, mime: string): Promise<boolean> {
    this.log(`a picture (${mime}, ${picture.length} bytes) is shown without a check: IMAGE_CHECK_URL is not set`);
    return Promise.resolve(true);
  }
}

const TIMEOUT_MS = 15_000;

/**
 * Calls a moderation service: POST with the picture as body, its content type and a bearer token; the response is JSON
 * `{ "fit": true | false }`.
 */
export class HttpImageModeration implements ImageModeration {
  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  /** @throws Error when the service cannot be reached in 15 seconds, fails or answers without `fit` */
  async isAllowed(picture: Buffer, mime: string): Promise<boolean> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': mime, authorization: `Bearer ${this.token}` },
      body: new Uint8Array(picture),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    });
    if (!response.ok) throw new Error(`The image check answered ${response.status}`);
    const { fit } = (await response.json()) as { fit?: unknown };
    // Any other response is neither an approval nor a rejection.
    if (typeof fit !== 'boolean') throw new Error('The image check answered without `fit`');
    return fit;
  }
}
