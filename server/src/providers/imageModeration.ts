import type { Settings } from '../settings';

/** Says whether a picture of a member may be shown to others. Asked before it is. */
export interface ImageModeration {
  /** `mime` such as image/jpeg. Throws when nobody could be asked. */
  isAllowed(picture: Buffer, mime: string): Promise<boolean>;
}

/** The check that the settings name: one far away, or none, which `log` is told of each time. */
export function createImageModeration(
  { imageModeration }: Pick<Settings, 'imageModeration'>,
  log: (line: string) => void
): ImageModeration {
  return imageModeration === undefined
    ? new AllowAllImageModeration(log)
    : new HttpImageModeration(imageModeration.url, imageModeration.token);
}

/** Takes every picture, for development: what is reported is judged by a person. */
export class AllowAllImageModeration implements ImageModeration {
  constructor(private readonly log: (line: string) => void) {}

  isAllowed(picture: Buffer, mime: string): Promise<boolean> {
    this.log(`a picture (${mime}, ${picture.length} bytes) is shown without a check: IMAGE_CHECK_URL is not set`);
    return Promise.resolve(true);
  }
}

const TIMEOUT_MS = 15_000;

/**
 * Asks a moderation service: POST with the picture as body, its kind as content type and a bearer token; it answers JSON
 * `{ "fit": true | false }`.
 */
export class HttpImageModeration implements ImageModeration {
  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  async isAllowed(picture: Buffer, mime: string): Promise<boolean> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': mime, authorization: `Bearer ${this.token}` },
      body: new Uint8Array(picture),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    });
    if (!response.ok) throw new Error(`The image check answered ${response.status}`);
    const { fit } = (await response.json()) as { fit?: unknown };
    // Whatever else it says is no permission, and no refusal either.
    if (typeof fit !== 'boolean') throw new Error('The image check answered without `fit`');
    return fit;
  }
}
