import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, chromiumArguments } from '../chromium';

/**
 * The browser would ask for no language and report English to scripts: the server would draw a Chinese page, which the
 * app would then translate.
 */
const languageArguments = ['--lang=zh-CN', '--accept-lang=zh-CN'];
/** A visit takes some 15 s. */
const TIMEOUT_MS = 90_000;
const program = path.resolve(__dirname, '../../node_modules/lighthouse/cli/index.js');

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: Details }>;
  runtimeError?: { message: string };
}

interface Details {
  items?: { node?: { snippet?: string }; description?: string; url?: string }[];
}

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** All in milliseconds except the layout shift. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  kiloBytes: number;
  /** Audits that cost points of accessibility and best practices, each with the first element that it names. */
  faults: string[];
}

/**
 * Runs Lighthouse once with its mobile settings (a slow phone on a slow network, simulated).
 * @throws Error when Lighthouse reports one or writes no report
 */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  const flags = ['--headless=new', ...languageArguments, ...chromiumArguments].join(' ');
  const folder = mkdtempSync(path.join(tmpdir(), 'xiangshi-lighthouse-'));
  // The report goes to a file: a pipe is cut off when the process exits.
  const file = path.join(folder, 'report.json');
  const args = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices'
  ];
  const command = [program, url, ...args, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: chromium() };
  // The process of the bench may serve the page: it must not wait in a blocking call.
  const problem = await promisify(execFile)(process.execPath, command, { env, timeout: TIMEOUT_MS }).then(
    () => '',
    (error: Error) => error.message
  );
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  rmSync(folder, { recursive: true });
  // The exit code is also non-zero when the browser exits slowly; a report without an error is what counts.
  const { categories, audits, runtimeError } = JSON.parse(report) as Partial<Report>;
  if (!categories || !audits || runtimeError) throw new Error(runtimeError?.message ?? problem);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    kiloBytes: Math.round(value('total-byte-weight') / 1000),
    faults: ['accessibility', 'best-practices'].flatMap((name) => faultsOf({ categories, audits }, name))
  };
}

function faultsOf({ categories, audits }: Pick<Report, 'categories' | 'audits'>, name: string): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const [first] = audit.details?.items ?? [];
    return [`${id}: ${first?.node?.snippet ?? first?.description ?? first?.url ?? audit.title}`];
  });
}
