import './wiring';
import path from 'node:path';
import { openDatabase } from './database/openDatabase';
import type { Db } from './database/schema';
import { jobCommands } from './jobs/jobs.ops';
import { accountCommands } from './modules/account/freeze.ops';
import { activityCommands } from './modules/activity/activity.ops';
import { analyticsCommands } from './modules/analytics/analytics.ops';
import { vitalsCommands } from './modules/analytics/vitals.ops';
import { awardCommands } from './modules/award/award.ops';
import { boothBookingCommands } from './modules/boothBooking/boothBooking.ops';
import { cardCommands } from './modules/card/card.ops';
import { deepLinkCommands } from './modules/deepLink/deepLink.ops';
import { exhibitorCommands } from './modules/exhibitor/exhibitor.ops';
import { expoCommands } from './modules/expo/expo.ops';
import { expoOperationCommands } from './modules/expo/operation.ops';
import { expoCertificateCommands } from './modules/expoCertificate/expoCertificate.ops';
import { expoCouponCommands } from './modules/expoCoupon/expoCoupon.ops';
import { expoSessionCommands } from './modules/expoSession/expoSession.ops';
import { expoTicketCommands } from './modules/expoTicket/expoTicket.ops';
import { feedbackCommands } from './modules/feedback/feedback.ops';
import { floorPlanCommands } from './modules/floorPlan/floorPlan.ops';
import { gateCommands } from './modules/gate/gate.ops';
import { investmentCommands } from './modules/investment/investment.ops';
import { textCommands } from './modules/localName/localName.ops';
import { newsCommands } from './modules/news/news.ops';
import { flashCommands } from './modules/newsflash/flash.ops';
import { invoiceCommands } from './modules/payment/invoice.ops';
import { paymentCommands } from './modules/payment/payment.ops';
import { quoteCommands } from './modules/priceImport/quote.ops';
import { priceReportCommands } from './modules/pricing/priceReport.ops';
import { purchaseCommands } from './modules/purchase/purchase.ops';
import { reportCommands } from './modules/report/report.ops';
import { keyCommands } from './modules/secureChannel/keys.ops';
import { ServerSecret } from './modules/secureChannel/serverSecret';
import { supplyCommands } from './modules/supply/supply.ops';
import { videoCommands } from './modules/upload/video.ops';
import { verificationCommands } from './modules/verification/verification.ops';
import { type CommandContext, type Commands, MissingArgumentError } from './operatorCommand';
import { OperatorError } from './operatorError';
import { createFileStorage } from './providers/fileStorage';
import { readSettings, repositoryFolder, type Settings, SettingsError } from './settings';

const commands: Commands = {
  ...accountCommands,
  ...analyticsCommands,
  ...vitalsCommands,
  ...activityCommands,
  ...awardCommands,
  ...boothBookingCommands,
  ...cardCommands,
  ...deepLinkCommands,
  ...expoSessionCommands,
  ...keyCommands,
  ...expoCertificateCommands,
  ...expoTicketCommands,
  ...exhibitorCommands,
  ...expoCommands,
  ...expoOperationCommands,
  ...expoCouponCommands,
  ...floorPlanCommands,
  ...feedbackCommands,
  ...flashCommands,
  ...gateCommands,
  ...investmentCommands,
  ...jobCommands,
  ...paymentCommands,
  ...invoiceCommands,
  ...quoteCommands,
  ...priceReportCommands,
  ...newsCommands,
  ...purchaseCommands,
  ...reportCommands,
  ...supplyCommands,
  ...textCommands,
  ...verificationCommands,
  ...videoCommands,
  help: { summary: 'show this list', run: () => Promise.resolve(overview()) }
};

function createContext(settings: Settings): CommandContext {
  return {
    settings,
    files: createFileStorage(settings),
    siteUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    now: new Date(),
    withDatabase: (run) => withDatabase(settings, run),
    openSecret: () => ServerSecret.open(settings.keysDir)
  };
}

async function withDatabase(settings: Settings, run: (db: Db) => Promise<string>): Promise<string> {
  const database = await openDatabase(settings, () => undefined);
  try {
    return await run(database.db);
  } finally {
    await database.close();
    await database.release();
  }
}

/** Returns the usage of a command and its summary. */
function usageOf(name: string): string {
  const { usage, summary } = commands[name] ?? { summary: '' };
  return `  ${usage === undefined ? name : `${name} ${usage}`}\n      ${summary}`;
}

function overview(): string {
  return ['npm run ops -- <command>', ...Object.keys(commands).map(usageOf)].join('\n');
}

async function main(name = 'help', args: string[] = []): Promise<void> {
  const command = commands[name];
  if (command === undefined) throw new SettingsError(`There is no command ${name}.\n${overview()}`);
  const settings = readSettings(process.env, path.join(repositoryFolder, '.env'));
  try {
    const answer = await command.run(createContext(settings), args);
    process.stdout.write(`${answer.trimEnd()}\n`);
  } catch (error) {
    throw error instanceof MissingArgumentError ? new OperatorError(`${error.message}\n${usageOf(name)}`) : error;
  }
}

const [, , name, ...args] = process.argv;
main(name, args).catch((error: unknown) => {
  const isPlain = error instanceof SettingsError || error instanceof OperatorError;
  process.stderr.write(`${isPlain ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
