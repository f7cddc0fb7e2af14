import path from 'node:path';
import { rotateKeys } from './modules/encrypt/keyRing';
import { readSettings, repositoryFolder, SettingsError, type Settings } from './settings';

interface Command {
  summary: string;
  run(settings: Settings): Promise<string>;
}

/** What an operator can do to an installation from the command line. */
const commands: Record<string, Command> = {
  'keys:rotate': {
    summary:
      'replace the RSA pair of secure calls; running servers notice, clients fetch the new public key by themselves',
    run: async (settings) => `New public key:\n${await rotateKeys(settings.keysDir)}`
  },
  help: { summary: 'show this list', run: () => Promise.resolve(overview()) }
};

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return ['npm run ops -- <command>', ...lines].join('\n');
}

async function main(): Promise<void> {
  const name = process.argv[2] ?? 'help';
  const command = commands[name];
  if (command === undefined) throw new SettingsError(`There is no command ${name}.\n${overview()}`);
  const answer = await command.run(readSettings(process.env, path.join(repositoryFolder, '.env')));
  process.stdout.write(`${answer.trimEnd()}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
