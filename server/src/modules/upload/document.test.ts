import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Envelope } from '@contract/error';
import type { UploadedDocument } from '@contract/upload';
import { multipart } from '../../testing/multipart';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { MAX_DOCUMENT_BYTES } from './document.service';
import { isSafePdf } from './pdf';

const pdf = (body = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\ntrailer\n%%EOF\n`, 'latin1');

const JAVASCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Builds a PDF with a stream. */
const pdfWith = (header: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${header} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer\n%%EOF\n')
  ]);
/** Two objects in one stream, as most programs write them today. */
const packed = (object: string) => deflateSync(`5 0 6 9 << /A 1 >> ${object}`);

describe('uploaded document', () => {
  let server: TestApp;
  let person: TestPerson;
  before(async () => {
    server = await testApp();
    person = await newPerson(server);
  });
  after(() => server.close());

  async function upload(bytes: Buffer, fileName: string, token = person.token): Promise<Envelope> {
    const form = multipart('file', bytes, { authorization: `Bearer ${token}` }, fileName);
    const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/document', ...form });
    assert.equal(response.statusCode, 200);
    return response.json<Envelope>();
  }
  const refusal = async (bytes: Buffer, fileName = 'report.pdf') =>
    ((await upload(bytes, fileName)).data as { error: string }).error;

  const wrong: [what: string, bytes: Buffer, error: string][] = [
    ['a text that calls itself a pdf', Buffer.from('not a pdf at all'), 'FILE_TYPE'],
    ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
    ['a pdf that is cut off', pdf().subarray(0, 30), 'FILE_TYPE'],
    ['a pdf that runs something', pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'FILE_TYPE'],
    ['a pdf that hides that', pdf('/OpenAction << /S /J#61vaScript >>'), 'FILE_TYPE'],
    ['a pdf that starts programs', pdf('/AA << /O << /S /Launch /F (cmd.exe) >> >>'), 'FILE_TYPE'],
    [
      'a pdf that does so in what it calls a stream',
      pdf(`%stream\n/OpenAction ${JAVASCRIPT}\n%endstream`),
      'FILE_TYPE'
    ],
    ['a pdf that does so in a stream', pdfWith('', Buffer.from(`7 0 obj ${JAVASCRIPT} endobj`)), 'FILE_TYPE'],
    ['a pdf that packs that', pdfWith('/Type /ObjStm /Filter /FlateDecode', packed(JAVASCRIPT)), 'FILE_TYPE'],
    ['a pdf that packs that as something else', pdfWith('/Filter [/FlateDecode]', packed(JAVASCRIPT)), 'FILE_TYPE'],
    [
      'a pdf whose objects are packed in a way of their own',
      pdfWith('/Type /Obj#53tm /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(packed('1').toString('hex'))),
      'FILE_TYPE'
    ],
    ['a pdf that carries another file', pdf('/Names << /Embedded#46iles 9 0 R >>'), 'FILE_TYPE'],
    ['a pdf that is a page of the web', Buffer.from('%PDF-1.4<html><script>alert(1)</script>%%EOF'), 'FILE_TYPE'],
    ['a pdf with a page of the web in it', pdf('/A (x) % <ScRipt>alert(1)</script>'), 'FILE_TYPE'],
    ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(MAX_DOCUMENT_BYTES), pdf()]), 'FILE_TOO_LARGE']
  ];
  for (const [what, bytes, error] of wrong) {
    it(`is rejected: ${what}`, async () => assert.equal(await refusal(bytes), error));
  }

  it('a document of 10 MB with unterminated streams is checked in a moment', () => {
    const contents = ['stream\n', 'stream\nendstream\n', '/ObjStm obj<<>>stream\n', '/J#61v'];
    for (const word of contents) {
      const whole = pdf(word.repeat((MAX_DOCUMENT_BYTES - 1000) / word.length));
      const started = performance.now();
      isSafePdf(whole);
      const tookMs = performance.now() - started;
      assert(tookMs < 1000, `${word} took ${tookMs} ms`);
    }
  });

  it('is rejected from a visitor', async () => {
    assert.equal(((await upload(pdf(), 'a.pdf', 'nobody')).data as { error: string }).error, 'UNAUTHORIZED');
  });

  it('is recognised as a PDF by its content instead of its name, and cannot run anything where it is opened', async () => {
    const noise = `/Length 20 >>\nstream\n/JS (noise)\nendstream\n<<`;
    const { url, type, bytes } = (await upload(pdf(noise), 'photo.jpg')).data as UploadedDocument;
    assert.deepEqual([type, bytes], ['pdf', pdf(noise).length]);
    const read = await server.app.inject({ url });
    assert.equal(read.statusCode, 200);
    assert.match(String(read.headers['content-type']), /^application\/pdf/);
    assert.match(String(read.headers['content-security-policy']), /sandbox/);
    assert.equal(read.headers['x-content-type-options'], 'nosniff');
    // Opened on request, never instead of a page.
    assert.equal(read.headers['content-disposition'], 'attachment');
  });

  it('may have compressed objects, as most programs write them', async () => {
    const report = pdfWith('/Type /ObjStm /N 2 /First 8 /Filter /FlateDecode', packed('<< /Type /Catalog >>'));
    assert.equal(((await upload(report, 'report.pdf')).data as UploadedDocument).bytes, report.length);
  });

  it('may be a picture, which is cleaned like every picture', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '22/1 38/1 0/1' } })
      .toBuffer();
    const { url, type } = (await upload(bytes, 'report.pdf')).data as UploadedDocument;
    assert.equal(type, 'image');
    assert.equal((await sharp((await server.app.inject({ url })).rawPayload).metadata()).exif, undefined);
  });
});
