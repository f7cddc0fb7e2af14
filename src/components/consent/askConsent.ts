import Taro from '@tarojs/taro';
import { when } from 'mobx';
import { whenInputIdle } from '@/platform/inputIdle';
import { routes } from '@/routes';
import { consent, consentQuestion } from '@/stores/consent';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { consentAnswers } from './consentAnswers';
import { ConsentPanel } from './ConsentPanel';
import { recordAgreement } from './recordAgreement';

/** Pages of the agreement texts, and pages that ask for consent themselves. */
const exemptPaths = [routes.agreement, routes.policy, 'pagesAuth/login/', 'pagesAuth/register/'];

function isExemptPage(): boolean {
  const route = Taro.getCurrentPages().slice(-1)[0]?.route ?? '';
  return exemptPaths.some((path) => route.includes(path));
}

/** Switches to browsing only and logs the user out: an account requires an accepted agreement. */
async function declineConsent(): Promise<void> {
  consent.browseOnly();
  if (user.isLoggedIn) await user.logout();
}

/**
 * Asks once for consent to the agreement and the privacy policy, before any personal data is stored, and records an
 * agreement on the server. A user who leaves to read the texts is asked again on return; a user who declines keeps
 * browsing logged out and is not asked again; a user who closes the question stays logged in, and is asked at the next
 * start. Waits for a page, for open dialogs to close, and for input to be idle.
 * @param isNeeded asks also when the question was closed before: what the user wants to do needs the agreement
 */
export async function askConsent(isNeeded = false): Promise<void> {
  if (isNeeded) consentQuestion.isPostponed = false;
  await promptUntilAnswered();
  if (consent.isAnswered) await recordAgreement();
}

export type AskConsent = typeof askConsent;

const isNothingToAsk = () => consent.isAnswered || consentQuestion.isPostponed || isExemptPage();

async function promptUntilAnswered(): Promise<void> {
  await when(() => overlays.hostId !== 0 && overlays.dialog === undefined);
  if (isNothingToAsk()) return;
  await whenInputIdle();
  await when(() => overlays.hostId !== 0 && overlays.dialog === undefined);
  if (isNothingToAsk()) return;
  const { hostId } = overlays;
  const answer = await overlays.panel(ConsentPanel);
  if (answer === consentAnswers.agree || answer === consentAnswers.agreeWithAnalytics) {
    // First: the choice of an earlier version must not start the statistics for a moment.
    consent.setAnalytics(answer === consentAnswers.agreeWithAnalytics);
    consent.agree();
  } else if (answer === consentAnswers.browseOnly) await declineConsent();
  else if (overlays.hostId === hostId && overlays.dialog === undefined) consentQuestion.isPostponed = true;
  else {
    await when(() => overlays.hostId === hostId);
    await promptUntilAnswered();
  }
}
