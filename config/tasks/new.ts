// npm run new -- page|call|module|migration <arguments>: writes the skeleton of a thing in the house's style.
import { execFileSync } from 'node:child_process';
import { UsageError } from './new/Draft';
import { writeNew } from './new/writeNew';

writeNew(process.cwd(), process.argv.slice(2)).then(
  ({ files, notes }) => {
    execFileSync(process.execPath, ['config/tasks/new/format.mjs', ...files], { stdio: 'inherit' });
    process.stdout.write(`${files.join('\n')}\n\n${notes.join('\n')}\n`);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof UsageError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
);
