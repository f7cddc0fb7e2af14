import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { demoPassword, loginUsers } from '../seed/demoUsers';
import { loggerOptions } from './logger';
import { StartupError } from './port';
import { readSettings, repositoryFolder, type Settings, SettingsError } from './settings';
import { start } from './start';

const STOP_WITHIN_MS = 20_000;

/** Writes for the operator at the terminal; the log is for machines. */
function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printBanner(settings: Settings, address: string): void {
  print(`香市 is ready: ${settings.publicUrl ?? address.replace('127.0.0.1', 'localhost')}/h5/`);
  if (settings.isDemo) {
    print(
      'This is the demo: invented data, login codes shown on the page, WeChat played. It ends with the first real setting:'
    );
    print(
      '  SMS_URL, DATABASE_URL, PUBLIC_URL, a service of WeChat or NODE_ENV=production (.env.example names them all).'
    );
    print(`Demo accounts (password ${demoPassword}, or any mobile with the code that the login page shows):`);
    loginUsers.forEach(({ mobile, nickname, description }) => print(`  ${mobile}  ${nickname}  ${description}`));
  }
  print(
    `Data: ${settings.dataDir}${settings.databaseUrl === undefined ? '' : ' (files only; the database is DATABASE_URL)'}`
  );
}

async function main(): Promise<void> {
  const settings = readSettings(process.env, path.join(repositoryFolder, '.env'));
  const server = await start(settings, { progress: (step) => print(`… ${step}`), logger: loggerOptions(settings) });
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) server.app.log.error({ err }, 'the process must end');
    await server.stop();
  });
  // Printed last: a supervisor that reads this line may stop the server at once.
  printBanner(settings, server.address);
}

main().catch((error: unknown) => {
  const isUserFacing = error instanceof SettingsError || error instanceof StartupError;
  const text = error instanceof Error && !isUserFacing ? error.stack : undefined;
  process.stderr.write(`${text ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
});
