import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { openLogin } from '@/navigation/loginGate';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame, type PageFrameProps } from '@/ui/PageFrame';
import { toastError } from '@/ui/runWithToast';
import { askDueAgreement } from './askDueAgreement';

interface MemberFrameProps extends PageFrameProps {
  /** Messages of the login prompt that guests see. */
  loggedOut: { loggedOut: string; loggedOutHint: string; logIn: string };
  /** Actions at the right of the navigation bar that need no login. */
  guestNavRight?: ReactNode;
  /** Tabs of the page, which lead guests to what needs no login. */
  guestTabs?: ReactNode;
}

/** Frame of a members-only page. Guests see a summary of its content with a login button. */
export const MemberFrame = observer(function MemberFrame(props: MemberFrameProps) {
  const { loggedOut, guestNavRight, guestTabs, ...frame } = props;
  useEffect(() => void askDueAgreement().catch(toastError), []);
  if (user.isLoggedIn) return <PageFrame {...frame} />;
  const logIn = { text: loggedOut.logIn, onPress: () => void openLogin() };
  const loginPrompt = <EmptyState isPage title={loggedOut.loggedOut} text={loggedOut.loggedOutHint} action={logIn} />;
  return (
    <PageFrame
      title={frame.title}
      pageTitle={frame.pageTitle}
      navRight={guestNavRight}
      status="empty"
      empty={
        <>
          {guestTabs}
          {loginPrompt}
        </>
      }
    />
  );
});
