import type { IdCardSide, IdCardText, LicenceText } from '@contract/ocr';
import type { Settings } from '../settings';

/** Reads papers from their pictures (jpeg). What cannot be read is null; throws when nobody could be asked. */
export interface PaperReader {
  /** A side of a resident identity card. */
  readIdCard(picture: Buffer, side: IdCardSide): Promise<IdCardText>;
  readLicence(picture: Buffer): Promise<LicenceText>;
}

/** The reader that the settings name; null where papers are not read. */
export function paperReaderOf({ paperReader }: Pick<Settings, 'paperReader'>): PaperReader | null {
  return paperReader === undefined ? null : new HttpPaperReader(paperReader.url, paperReader.token);
}

const TIMEOUT_MS = 20_000;
/** Nothing on a paper that we ask for is longer. */
const MAX_TEXT = 100;

/**
 * Asks a reading service: POST to its address with `?paper=idCard`, `idCardBack` or `licence`, the picture as body and a
 * bearer token. It answers a JSON object of texts, days as YYYY-MM-DD; what it leaves out was not read.
 */
export class HttpPaperReader implements PaperReader {
  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  async readIdCard(picture: Buffer, side: IdCardSide): Promise<IdCardText> {
    const said = await this.ask(side === 'front' ? 'idCard' : 'idCardBack', picture);
    return {
      realName: textOf(said, 'realName'),
      idNumber: textOf(said, 'idNumber'),
      validUntil: textOf(said, 'validUntil'),
      isLongTerm: said['isLongTerm'] === true
    };
  }

  async readLicence(picture: Buffer): Promise<LicenceText> {
    const said = await this.ask('licence', picture);
    return {
      name: textOf(said, 'name'),
      uscc: textOf(said, 'uscc'),
      legalPerson: textOf(said, 'legalPerson'),
      address: textOf(said, 'address'),
      establishedOn: textOf(said, 'establishedOn'),
      validUntil: textOf(said, 'validUntil'),
      isLongTerm: said['isLongTerm'] === true
    };
  }

  /** Says nothing of the answer in an error: it holds what stands on the paper. */
  private async ask(paper: string, picture: Buffer): Promise<Record<string, unknown>> {
    const url = new URL(this.url);
    url.searchParams.set('paper', paper);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${this.token}` },
      body: new Uint8Array(picture),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    });
    if (!response.ok) throw new Error(`The paper reader answered ${response.status}`);
    const said = await response.json().catch(() => null);
    if (typeof said !== 'object' || said === null) throw new Error('The paper reader answered no JSON object');
    return said as Record<string, unknown>;
  }
}

function textOf(said: Record<string, unknown>, field: string): string | null {
  const text = said[field];
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT ? text : null;
}
