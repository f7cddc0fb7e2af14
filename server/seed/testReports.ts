import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { newId } from '../src/database/id';
import type { UploadedDocumentTable } from '../src/modules/upload/upload.tables';
import type { FileStorage } from '../src/providers/fileStorage';
import type { PlannedSupply } from './supplies';

const LEFT = 72;
const TOP = 770;
const LINE = 26;
const PERCENT = 10;

interface SeedReport {
  ownerId: string;
  /** Digest of its content, so that the address never changes its document. */
  name: string;
  content: Buffer;
}

/** Returns the test report of a supply with the tag 附检测单, with the figures of the supply. */
export function testReportsOf({ listed, moisture, owner }: PlannedSupply): SeedReport[] {
  if (!listed.tags.includes('documents')) return [];
  const day = new Date(listed.confirmed_at_ms).toISOString().slice(0, 10);
  const isSulfurFree = listed.tags.includes('sulfurFree');
  const content = pdfOf('检测报告（演示数据）', [
    `样品：${listed.origin} ${listed.variety_name} ${listed.grade_name}`,
    `送检：${listed.party_name}`,
    `批次：${listed.id}，抽样 ${day}`,
    '',
    ...(moisture === null ? [] : [`水分 ${(moisture / PERCENT).toFixed(1)} %（直接干燥法）`]),
    `二氧化硫残留 ${isSulfurFree ? '未检出' : '0.03 克/公斤'}`,
    '霉变、虫蛀：未见',
    '',
    '本报告由香市演示数据生成，不是检测机构出具的文件。'
  ]);
  return [{ ownerId: owner.userId, name: `${createHash('sha256').update(content).digest('hex')}.pdf`, content }];
}

/** Stores them; returns their rows. */
export async function storeTestReports(
  files: FileStorage,
  reports: readonly SeedReport[],
  nowMs: number
): Promise<Insertable<UploadedDocumentTable>[]> {
  await Promise.all(reports.map(({ name, content }) => files.save(name, content)));
  return reports.map(({ ownerId, name, content }) => ({
    id: newId(nowMs),
    owner_user_id: ownerId,
    storage_name: name,
    bytes: content.length,
    created_at_ms: nowMs
  }));
}

/** Returns one page of lines, in the Chinese font that every PDF viewer includes. */
function pdfOf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F 20 Tf ${LEFT} ${TOP} Td ${hexOf(title)} Tj`,
    `/F 12 Tf 0 ${-2 * LINE} Td`,
    ...lines.map((line) => `${hexOf(line)} Tj 0 ${-LINE} Td`),
    'ET'
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R' +
      ' /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0' +
      ' /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>'
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1'
  );
}

const hexOf = (text: string): string =>
  `<${Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;
