// Prints the type errors of the given files of a project: node typeErrors.mjs <tsconfig.json> <files>. The compiler's own
// command would check all files of the project, which takes five times as long.
import path from 'node:path';
import { API } from 'typescript-native/unstable/sync';

const [project, ...files] = process.argv.slice(2).map((file) => path.resolve(file));
const api = new API({ cwd: process.cwd() });
try {
  const { program } = api.updateSnapshot({ openProjects: [project] }).getProject(project);
  for (const file of files) {
    const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    for (const { code, text } of errors) console.log(`${path.relative('.', file)}: TS${code} ${text}`);
  }
} finally {
  api.close();
}
