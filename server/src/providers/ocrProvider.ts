import type { IdCardSide, IdCardText, LicenceText } from '@contract/ocr';
import { holderPersonLengths, type HolderPersonText } from '@rules/holder';
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

/**
 * Reads business cards on paper from their pictures (jpeg). Unreadable fields are empty. @throws Error when the service
 * gives no answer
 */
export interface CardOcr {
  /** True for the demo, which returns an example. */
  readonly isDemo: boolean;
  readCard(picture: Buffer): Promise<HolderPersonText>;
}

/** Creates the OCR provider of the settings; null without one. */
export function createOcrProvider({ ocrProvider }: Pick<Settings, 'ocrProvider'>): OcrProvider | null {
  return ocrProvider === undefined ? null : new HttpOcrProvider(ocrProvider.url, ocrProvider.token);
}

/** Creates the provider that reads business cards; null without one, except in the demo. */
export function createCardOcr({ ocrProvider, isDemo }: Pick<Settings, 'ocrProvider' | 'isDemo'>): CardOcr | null {
  if (ocrProvider !== undefined) return new HttpOcrProvider(ocrProvider.url, ocrProvider.token);
  return isDemo ? new DemoCardOcr() : null;
}

/** Reads nothing: every picture is the same example. */
export class DemoCardOcr implements CardOcr {
  readonly isDemo = true;

  readCard(): Promise<HolderPersonText> {
    return Promise.resolve({
      name: '莫香莲',
      position: '采购经理',
      department: '采购部',
      companyName: '示例香料食品有限公司',
      mobile: '139 0000 0000',
      otherMobile: '',
      landline: '0775-2600000',
      weChatId: '',
      email: 'example@example.com',
      website: 'https://example.com',
      address: '广西玉林市玉州区示例路 1 号'
    });
  }
}

const TIMEOUT_MS = 20_000;
/** Longer than any field of a document that we read. */
const MAX_TEXT = 100;
/** Longer than any field of a business card. */
const MAX_CARD_TEXT = 240;

const cardFields = Object.keys(holderPersonLengths) as (keyof HolderPersonText)[];

/**
 * Calls an OCR service: POST to its address with `?paper=idCard`, `idCardBack`, `licence` or `card`, the picture as body
 * and a bearer token. The response is a JSON object of texts, days as YYYY-MM-DD; unread fields are missing.
 */
export class HttpOcrProvider implements OcrProvider, CardOcr {
  readonly isDemo = false;

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

  async readCard(picture: Buffer): Promise<HolderPersonText> {
    const fields = await this.recognize('card', picture);
    const texts = cardFields.map((field) => [field, textOf(fields, field, MAX_CARD_TEXT) ?? ''] as const);
    return Object.fromEntries(texts) as unknown as HolderPersonText;
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

function textOf(fields: Record<string, unknown>, field: string, maxLength = MAX_TEXT): string | null {
  const text = fields[field];
  return typeof text === 'string' && text !== '' && text.length <= maxLength ? text : null;
}
