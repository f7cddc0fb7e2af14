import type { IdCardSide, IdCardText, LicenceText } from '@contract/ocr';
import type { Settings } from '../settings';

/**
 * Reads documents from their pictures (jpeg). Unreadable fields are null. @throws Error when the service gives no
 * answer
 */
export interface OcrProvider {
  /** Reads a side of a resident identity card. */
  readIdCard(picture: Buffer, side: IdCardSide): Promise<IdCardText>;
  readLicence(picture: Buffer): Promise<LicenceText>;
}

/** Creates the OCR provider of the settings; null without one. */
export function createOcrProvider({ ocrProvider }: Pick<Settings, 'ocrProvider'>): OcrProvider | null {
  return ocrProvider === undefined ? null : new HttpOcrProvider(ocrProvider.url, ocrProvider.token);
}

const TIMEOUT_MS = 20_000;
/** Longer than any field of a document that we read. */
const MAX_TEXT = 100;

/**
 * Calls an OCR service: POST to its address with `?paper=idCard`, `idCardBack` or `licence`, the picture as body and a
 * bearer token. The response is a JSON object of texts, days as YYYY-MM-DD; unread fields are missing.
 */
export class HttpOcrProvider implements OcrProvider {
  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  async readIdCard(picture: Buffer, side: IdCardSide): Promise<IdCardText> {
    const fields = await this.recognize(side === 'front' ? 'idCard' : 'idCardBack', picture);
    return {
      realName: textOf(fields, 'realName'),
      idNumber: textOf(fields, 'idNumber'),
      validUntil: textOf(fields, 'validUntil'),
      isLongTerm: fields['isLongTerm'] === true
    };
  }

  async readLicence(picture: Buffer): Promise<LicenceText> {
    const fields = await this.recognize('licence', picture);
    return {
      name: textOf(fields, 'name'),
      uscc: textOf(fields, 'uscc'),
      legalPerson: textOf(fields, 'legalPerson'),
      address: textOf(fields, 'address'),
      establishedOn: textOf(fields, 'establishedOn'),
      validUntil: textOf(fields, 'validUntil'),
      isLongTerm: fields['isLongTerm'] === true
    };
  }

  /** The error has no part of the response, which contains personal data of the document. */
  private async recognize(documentType: string, picture: Buffer): Promise<Record<string, unknown>> {
    const url = new URL(this.url);
    url.searchParams.set('paper', documentType);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${this.token}` },
      body: new Uint8Array(picture),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    });
    if (!response.ok) throw new Error(`The OCR service answered ${response.status}`);
    const fields = await response.json().catch(() => null);
    if (typeof fields !== 'object' || fields === null) throw new Error('The OCR service answered no JSON object');
    return fields as Record<string, unknown>;
  }
}

function textOf(fields: Record<string, unknown>, field: string): string | null {
  const text = fields[field];
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT ? text : null;
}
