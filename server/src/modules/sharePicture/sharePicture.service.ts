import { createHash } from 'node:crypto';
import type { Language } from '@contract/localText';
import { MINUTE_MS } from '@rules/duration';
import type { ShareKind, ShareSize } from '@rules/sharePicture';
import type { Deps } from '../../deps';
import { runInWorker } from '../../workers/runInWorker';
import { findTranslator } from '../localName/localName.service';
import { countAction } from '../rateLimit/rateLimit.service';
import type { ShareFace } from './drawing/face';
import { KeptPictures } from './KeptPictures';
import type { ReadFace } from './shareSubject';
import { readApp, readExpo } from './subjects/expo';
import { readFlash } from './subjects/flash';
import { readPurchase, readSupply } from './subjects/listings';
import { readNews } from './subjects/news';
import { readCard, readCompany } from './subjects/parties';
import { readPriceLine } from './subjects/priceLine';
import { textsOf } from './texts/textsOf';

export interface ShareRequest {
  kind: ShareKind;
  id: string;
  language: Language;
  size: ShareSize;
}

/** Part of every version: a change of the drawing makes all pictures new. */
const DRAWING_VERSION = 1;
/** Pictures drawn for one address; the ones that are kept cost nothing. A crawler of a link preview asks for few. */
const DRAW_LIMIT = { name: 'drawSharePicture', limit: 120, windowMs: 10 * MINUTE_MS };

const faceOf: Record<ShareKind, ReadFace> = {
  line: readPriceLine,
  news: readNews,
  flash: readFlash,
  supply: readSupply,
  purchase: readPurchase,
  company: readCompany,
  card: readCard,
  expo: readExpo,
  app: readApp
};

/** Draws share pictures, each version once, and keeps the latest in memory. */
export class SharePictures {
  private readonly kept = new KeptPictures();

  constructor(private readonly deps: Deps) {}

  /**
   * Returns what a picture shows now, with a version that changes with it.
   * @throws AppError NOT_FOUND for a subject that is unknown, or that a visitor may not see
   * @throws TakenDownError for one that was taken down
   */
  async read({ kind, id, language, size }: ShareRequest): Promise<{ face: ShareFace; version: string }> {
    const { deps } = this;
    const translator = await findTranslator(deps.db, language);
    const context = { deps, language, translator, texts: textsOf(language), nowMs: deps.now().getTime() };
    const face = { language, ...(await faceOf[kind](id, context)) };
    const content = JSON.stringify([DRAWING_VERSION, size, face]);
    return { face, version: createHash('sha256').update(content).digest('hex').slice(0, 16) };
  }

  /**
   * Returns the JPEG of a version; two requests at the same time draw it once.
   * @param drawer digest of the address that is charged for a drawing
   * @throws AppError RATE_LIMITED above 120 drawings of one address in ten minutes, BUSY when too many wait
   * @throws WorkerTerminatedError when the drawing takes too long
   */
  draw({ face, version }: { face: ShareFace; version: string }, size: ShareSize, drawer: string): Promise<Buffer> {
    return this.kept.get(version, async () => {
      await countAction(this.deps.db, DRAW_LIMIT, drawer, this.deps.now().getTime());
      const photo = face.art.kind === 'photo' ? await this.readPhoto(face.art.url) : null;
      return Buffer.from(await runInWorker(drawer, 'drawSharePicture', face, size, photo));
    });
  }

  /** Null for a photo that is elsewhere or missing: the picture is drawn without it. */
  private async readPhoto(url: string): Promise<Buffer | null> {
    const { files } = this.deps;
    const name = url.split('/').at(-1) ?? '';
    if (files.urlOf(name) !== url) return null;
    return files.read(name).catch(() => null);
  }
}
