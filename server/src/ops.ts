import path from 'node:path';
import { openDatabase } from './database/openDatabase';
import type { Db } from './database/schema';
import { rotateKeys } from './modules/encrypt/keyRing';
import { freezeByWords, releaseByWords } from './modules/account/freeze.ops';
import { answerFeedback, closeFeedback, listFeedback } from './modules/feedback/feedback.ops';
import { publishByWords, withdrawByWords } from './modules/flash/flash.ops';
import { runPriceReports } from './modules/market/priceReport.ops';
import { publishFile, takeDown } from './modules/news/news.ops';
import { listPurchasesByWords, reviewPurchaseByWords } from './modules/purchase/purchase.ops';
import { decideReport, listReports } from './modules/report/report.ops';
import { importFile, reviewQuotes, withdrawQuote } from './modules/quote/quote.ops';
import { decideByWords, listVideos } from './modules/upload/video.ops';
import { ServerSecret } from './modules/encrypt/serverSecret';
import { listSuppliesByWords, reviewSupplyByWords } from './modules/supply/supply.ops';
import { listByWords, reviewByWords, showByWords } from './modules/verification/verification.ops';
import { OperatorError } from './operatorError';
import { imagesOf } from './providers/imageStorage';
import { readSettings, repositoryFolder, SettingsError, type Settings } from './settings';

interface Command {
  /** What follows the name. */
  words?: string;
  summary: string;
  run(settings: Settings, words: string[]): Promise<string>;
}

/** What an operator can do to an installation from the command line. */
const commands: Record<string, Command> = {
  'account:freeze': {
    words: 'MOBILE REASON',
    summary: 'end the sessions of an account and let nobody log in to it; its own listings are taken down',
    run: (settings, words) =>
      withDatabase(settings, (db) => freezeByWords({ db, images: imagesOf(settings) }, words, Date.now()))
  },
  'account:release': {
    words: 'MOBILE',
    summary: 'let the person of a frozen account log in again',
    run: (settings, [mobile]) =>
      withDatabase(settings, (db) => releaseByWords(db, required(mobile, 'MOBILE'), Date.now()))
  },
  'keys:rotate': {
    summary:
      'replace the RSA pair of secure calls; running servers notice, clients fetch the new public key by themselves',
    run: async (settings) => `New public key:\n${await rotateKeys(settings.keysDir)}`
  },
  'feedback:list': {
    summary: 'show the feedback that waits for an answer, the oldest first; its authors see that it is read',
    run: (settings) => withDatabase(settings, listFeedback)
  },
  'feedback:reply': {
    words: 'NUMBER ANSWER',
    summary: 'answer feedback; its author is told',
    run: (settings, [ticketNo, ...answer]) =>
      withDatabase(settings, (db) =>
        answerFeedback(db, required(ticketNo, 'NUMBER'), required(answer.join(' '), 'ANSWER'), Date.now())
      )
  },
  'feedback:close': {
    words: 'NUMBER',
    summary: 'close feedback for good, answered or not',
    run: (settings, [ticketNo]) => withDatabase(settings, (db) => closeFeedback(db, required(ticketNo, 'NUMBER')))
  },
  'flash:publish': {
    words:
      'TITLE [--text TEXT] [--importance 1|2|3] [--topic TOPIC] [--varieties ID,ID] [--source NAME] [--image FILE|ADDRESS]… [--id ID]',
    summary:
      'publish a flash at once, with up to three pictures; topics: market, origin, trade, policy, company. The same --id publishes once',
    run: (settings, words) =>
      withDatabase(settings, (db) => publishByWords({ db, images: imagesOf(settings) }, words, Date.now()))
  },
  'flash:withdraw': {
    words: 'ID REASON',
    summary: 'take a flash out of every list; readers who come to it are told the reason',
    run: (settings, words) => withDatabase(settings, (db) => withdrawByWords(db, words))
  },
  'market:import': {
    words: 'FILE [--by NAME] [--strict]',
    summary: 'take a price sheet (.xlsx or .csv, see the README of the module quote) and tell what became of its rows',
    run: (settings, words) => withDatabase(settings, (db) => importFile(db, words, new Date()))
  },
  'market:review': {
    words: 'list | approve ID | reject ID REASON [--by NAME]',
    summary: 'prices that moved more than a fifth, and the second opinion on them',
    run: (settings, words) => withDatabase(settings, (db) => reviewQuotes(db, words, Date.now()))
  },
  'market:withdraw': {
    words: 'LINE DATE REASON [--by NAME]',
    summary: 'take back a published price; the reason is kept',
    run: (settings, words) => withDatabase(settings, (db) => withdrawQuote(db, words, Date.now()))
  },
  'market:reports': {
    words: '[list | accept ID [WORDS] | reject ID [WORDS]]',
    summary: 'what readers say is wrong with prices, and the answer to them; a price itself is corrected by a sheet',
    run: (settings, words) => withDatabase(settings, (db) => runPriceReports(db, words, new Date(), siteOf(settings)))
  },
  'news:publish': {
    words: 'FILE',
    summary:
      'publish an article (.json or .md, see the README of the module news), or write it anew when its file changed',
    run: (settings, [file]) => withDatabase(settings, (db) => publishFile(db, required(file, 'FILE'), Date.now()))
  },
  'news:takedown': {
    words: 'ID REASON',
    summary: 'take an article down; readers who come to it are told the reason',
    run: (settings, [id, ...reason]) =>
      withDatabase(settings, (db) => takeDown(db, required(id, 'ID'), required(reason.join(' '), 'REASON'), Date.now()))
  },
  'purchase:list': {
    words: '[STATE]',
    summary: 'purchase requests that wait for a review, the oldest first, or all of a state',
    run: (settings, [status]) => withDatabase(settings, (db) => listPurchasesByWords(db, status))
  },
  'purchase:review': {
    words: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'let a purchase request through, refuse it, or take it down; its owner is told, also the reason',
    run: (settings, words) => withDatabase(settings, (db) => reviewPurchaseByWords(db, words, Date.now()))
  },
  'report:list': {
    summary: 'show what people have reported and nobody has decided, the oldest first',
    run: (settings) => withDatabase(settings, listReports)
  },
  'report:resolve': {
    words: 'ID upheld|dismissed ANSWER',
    summary: 'decide a report; its author is told the answer. Taking content down is a command of its own',
    run: (settings, [id, status, ...answer]) =>
      withDatabase(settings, (db) =>
        decideReport(
          db,
          required(id, 'ID'),
          { status: required(status, 'upheld|dismissed'), answer: required(answer.join(' '), 'ANSWER') },
          Date.now()
        )
      )
  },
  'supply:list': {
    words: '[STATE]',
    summary: 'supplies that wait for a review, the oldest first, and what the text check was in doubt about',
    run: (settings, [status]) =>
      withDatabase(settings, (db) => listSuppliesByWords({ db, images: imagesOf(settings) }, status))
  },
  'supply:review': {
    words: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'decide about a supply; its owner is told, also the reason',
    run: (settings, words) =>
      withDatabase(settings, (db) => reviewSupplyByWords({ db, images: imagesOf(settings) }, words, Date.now()))
  },
  'verification:list': {
    summary: 'papers of people, companies and parks that wait for a review; those with a reminder first',
    run: (settings) => withDatabase(settings, listByWords)
  },
  'verification:show': {
    words: 'ID [FOLDER]',
    summary: 'what was sent, the number of the paper in full; the pictures are written into the folder',
    run: (settings, [id, folder]) => withSecret(settings, (deps) => showByWords(deps, required(id, 'ID'), folder))
  },
  'verification:approve': {
    words: 'ID [--as government] [--by NAME]',
    summary: 'approve; a park goes on to the government, which approves it with --as government',
    run: (settings, words) => withSecret(settings, (deps) => reviewByWords(deps, 'approve', words, Date.now()))
  },
  'verification:reject': {
    words: 'ID REASON | FIELD=REASON … [--as government] [--by NAME]',
    summary: 'refuse; the person reads the reasons, those of fields beside the fields',
    run: (settings, words) => withSecret(settings, (deps) => reviewByWords(deps, 'reject', words, Date.now()))
  },
  'verification:need-more': {
    words: 'ID REASON | FIELD=REASON … [--as government] [--by NAME]',
    summary: 'ask for what is missing',
    run: (settings, words) => withSecret(settings, (deps) => reviewByWords(deps, 'needMore', words, Date.now()))
  },
  'verification:revoke': {
    words: 'ID REASON [--by NAME]',
    summary: 'take back what was approved; the badge goes everywhere at once',
    run: (settings, words) => withSecret(settings, (deps) => reviewByWords(deps, 'revoke', words, Date.now()))
  },
  'video:list': {
    summary: 'videos of members that wait for a look before others see them, with where they are played',
    run: (settings) => withDatabase(settings, (db) => listVideos({ db, images: imagesOf(settings) }, siteOf(settings)))
  },
  'video:show': {
    words: 'ID',
    summary: 'show a video to everybody',
    run: (settings, [id]) => withDatabase(settings, (db) => decideByWords(db, required(id, 'ID'), 'shown'))
  },
  'video:refuse': {
    words: 'ID',
    summary: 'show a video to nobody but whoever put it up',
    run: (settings, [id]) => withDatabase(settings, (db) => decideByWords(db, required(id, 'ID'), 'refused'))
  },
  help: { summary: 'show this list', run: () => Promise.resolve(overview()) }
};

/** Where a browser on this machine, or on any other with PUBLIC_URL, finds what the server serves. */
const siteOf = ({ publicUrl, port }: Settings) => publicUrl ?? `http://localhost:${port}`;

/** Runs on the installation's database, also while servers use it. */
async function withDatabase(settings: Settings, run: (db: Db) => Promise<string>): Promise<string> {
  const database = await openDatabase(settings, () => undefined);
  try {
    return await run(database.db);
  } finally {
    await database.close();
    await database.release();
  }
}

/** The same with the secret that opens what is sealed. */
function withSecret(
  settings: Settings,
  run: (deps: { db: Db; secret: ServerSecret }) => Promise<string>
): Promise<string> {
  return withDatabase(settings, async (db) => run({ db, secret: await ServerSecret.open(settings.keysDir) }));
}

function required(word: string | undefined, name: string): string {
  if (word === undefined || word.trim() === '') throw new OperatorError(`${name} is missing.\n${overview()}`);
  return word;
}

function overview(): string {
  const lines = Object.entries(commands).map(
    ([name, { words, summary }]) => `  ${words === undefined ? name : `${name} ${words}`}\n      ${summary}`
  );
  return ['npm run ops -- <command>', ...lines].join('\n');
}

async function main(): Promise<void> {
  const name = process.argv[2] ?? 'help';
  const command = commands[name];
  if (command === undefined) throw new SettingsError(`There is no command ${name}.\n${overview()}`);
  const answer = await command.run(
    readSettings(process.env, path.join(repositoryFolder, '.env')),
    process.argv.slice(3)
  );
  process.stdout.write(`${answer.trimEnd()}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError || error instanceof OperatorError ? error.message : String(error)}\n`
  );
  process.exitCode = 1;
});
