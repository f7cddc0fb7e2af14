import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLibrary } from './gates/baseLibrary';
import { type Gate, GateFailure } from './gates/Gate';
import { noServerCodeInBundle } from './gates/noServerCodeInBundle';
import { officialProject } from './gates/officialProject';
import { packageSizes, type SizeBudgets } from './gates/packageSizes';
import { pageFiles } from './gates/pageFiles';
import { preload } from './gates/preload';
import { scriptSyntax } from './gates/scriptSyntax';
import { secrets } from './gates/secrets';
import { styleSyntax } from './gates/styleSyntax';
import { subpackageBoundaries } from './gates/subpackageBoundaries';
import { tabBar } from './gates/tabBar';
import { templateSyntax } from './gates/templateSyntax';
import { typing } from './gates/typing';
import { type AllowedUrl, urls } from './gates/urls';
import { WeappOutput } from './gates/WeappOutput';

/** Usage: tsx e2e/weapp/check.ts [output folder]. Stops at the first failing gate. */
function main(folder: string): void {
  const output = WeappOutput.read(folder);
  for (const gate of gates()) {
    const startedAt = Date.now();
    const numbers = gate.check(output);
    console.log(`ok    ${gate.name}: ${numbers} (${Date.now() - startedAt} ms)`);
  }
}

/** In this order, because later gates rely on what earlier ones have checked. */
function gates(): Gate[] {
  const { weapp } = readJson<{ weapp: SizeBudgets }>('../../config/budgets.json');
  const allowed = readJson<AllowedUrl[]>('allowed-urls.json');
  return [
    officialProject,
    templateSyntax,
    typing,
    styleSyntax,
    scriptSyntax,
    baseLibrary(readJson<{ minimum: string }>('../../config/baseLibrary.json').minimum),
    pageFiles,
    packageSizes(weapp),
    preload,
    tabBar,
    subpackageBoundaries,
    secrets,
    urls(allowed, process.env.APP_ENV ?? 'local'),
    noServerCodeInBundle
  ];
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as T;
}

try {
  main(process.argv[2] ?? path.join(__dirname, '../../dist/weapp'));
} catch (error) {
  if (!(error instanceof GateFailure)) throw error;
  console.error(`FAIL  ${error.message}`);
  process.exitCode = 1;
}
