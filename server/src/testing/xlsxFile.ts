import { crc32, deflateRawSync } from 'node:zlib';
import { DAY_MS } from '@rules/duration';

/** A cell of a test sheet; a formula has the result that a spreadsheet saved, or none. */
export type TestCell = string | number | Date | null | { formula: string; result?: number };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** Day 0 of a spreadsheet's calendar. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** Returns a workbook with one sheet, as a spreadsheet would save it. */
export function xlsxFile(rows: TestCell[][]): Buffer {
  return xlsxOf(rows.map((row, index) => rowXml(row, index + 1)).join(''));
}

/** Returns a workbook whose sheet has this XML between `<sheetData>` and its end. */
export function xlsxOf(sheetData: string): Buffer {
  return zipFile([
    {
      name: '[Content_Types].xml',
      text: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`
    },
    {
      name: '_rels/.rels',
      text: `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
    },
    {
      name: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="行情" sheetId="1" r:id="rId1"/></sheets></workbook>`
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
    },
    {
      name: 'xl/styles.xml',
      text: `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`
    }
  ]);
}

function rowXml(row: TestCell[], number: number): string {
  const cells = row.map((cell, index) => cellXml(cell, `${String.fromCharCode(65 + index)}${number}`));
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${reference}" s="1"><v>${(cell.getTime() - EPOCH_MS) / DAY_MS}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  const result = cell.result === undefined ? '' : `<v>${cell.result}</v>`;
  return `<c r="${reference}"><f>${cell.formula}</f>${result}</c>`;
}

interface ZipEntry {
  name: string;
  text: string | Buffer;
  /** A false unpacked size in the archive's header. */
  claimedSize?: number;
}

export function zipFile(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimedSize } of entries) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
    fields.writeUInt16LE(title.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, title, packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, where, title);
    offset += 30 + title.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
