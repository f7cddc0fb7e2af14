import Taro from '@tarojs/taro';
import { when } from 'mobx';
import { whenInputIdle } from '@/platform/inputIdle';
import { routes } from '@/routes';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { ConsentPanel } from './ConsentPanel';
import { consentAnswers } from './consentAnswers';
import { recordAgreement } from './recordAgreement';

/** Pages that ask by themselves, and the texts that are asked about. */
const exemptPaths = [routes.agreement, routes.policy, 'pagesAuth/login/', 'pagesAuth/register/'];

function isExemptPage(): boolean {
  const route = Taro.getCurrentPages().slice(-1)[0]?.route ?? '';
  return exemptPaths.some((path) => route.includes(path));
}

/** Nobody has an account without having agreed to what holds for it. */
async function declineConsent(): Promise<void> {
  consent.browseOnly();
  if (user.isLoggedIn) await user.logout();
}

/**
 * Asks once for agreement and privacy policy, before anything is remembered about the person, and sees to it that the
 * server knows the answer too. Whoever leaves to read them is asked again on coming back; whoever refuses browses on,
 * logged out, and is not asked any more. What is being asked already is let go first,
 * there must be a page to ask on, and nobody's finger on it.
 */
export async function askConsent(): Promise<void> {
  await promptUntilAnswered();
  if (consent.isAnswered) await recordAgreement();
}

async function promptUntilAnswered(): Promise<void> {
  await when(() => overlays.hostId !== 0 && overlays.dialog === undefined);
  if (consent.isAnswered || isExemptPage()) return;
  await whenInputIdle();
  await when(() => overlays.hostId !== 0 && overlays.dialog === undefined);
  if (consent.isAnswered || isExemptPage()) return;
  const { hostId } = overlays;
  const answer = await overlays.panel(ConsentPanel);
  if (answer === consentAnswers.agree) consent.agree();
  else if (overlays.hostId === hostId && overlays.dialog === undefined) await declineConsent();
  else {
    await when(() => overlays.hostId === hostId);
    await promptUntilAnswered();
  }
}
