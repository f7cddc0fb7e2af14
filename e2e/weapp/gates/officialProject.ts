import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatBytes, type Gate, GateFailure } from './Gate';
import { marker, type OfficialResult } from './officialProject.result';

/** Runs TypeScript; an absolute address, because the child works in a folder without node_modules. */
const loader = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
/** Switches of WeChat's own minifier, which has nothing left to do after ours. */
const notOurs = new Set(['JS_COMPRESS_OPEN', 'WXML_COMPRESS_OPEN', 'WXSS_COMPRESS_OPEN']);

/** WeChat's own tool, offline: configuration, files of an upload, and its code quality list. */
export const officialProject: Gate = {
  name: 'config and package (miniprogram-ci)',
  check(output) {
    if (!output.has('project.config.json')) throw new GateFailure('project.config.json', 'is missing in the output');
    const result = runOfficialTool(output.folder);
    const [problem] = result.problems;
    if (problem) throw new GateFailure(problem.where, problem.what);
    const failed = (result.quality ?? []).find(({ name, success }) => !success && !notOurs.has(name));
    if (failed) throw new GateFailure(failed.name, `${failed.text} ${JSON.stringify(failed.detail ?? '')}`);
    const sizes = Object.values(result.files ?? {});
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return `${output.pages.length} pages, ${sizes.length} files to upload, ${formatBytes(bytes)}`;
  }
};

function runOfficialTool(folder: string): OfficialResult {
  // The tool writes a cache folder into its working directory.
  const scratch = mkdtempSync(path.join(tmpdir(), 'weapp-official-'));
  try {
    const child = spawnSync(
      process.execPath,
      ['--import', loader, path.join(__dirname, 'officialProject.child.ts'), folder],
      {
        cwd: scratch,
        encoding: 'utf8',
        timeout: 120_000,
        maxBuffer: 64 * 1024 * 1024
      }
    );
    const line = child.stdout?.split('\n').find((text) => text.startsWith(marker));
    if (!line)
      throw new GateFailure('miniprogram-ci', `gave no answer: ${child.error?.message ?? child.stderr.trim()}`);
    return JSON.parse(line.slice(marker.length)) as OfficialResult;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
