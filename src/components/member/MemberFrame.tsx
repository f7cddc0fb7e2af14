import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { openLogin } from '@/navigation/loginGate';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame, type PageFrameProps } from '@/ui/PageFrame';

interface MemberFrameProps extends PageFrameProps {
  /** What logging in shows here, for who has not. */
  loggedOut: { loggedOut: string; loggedOutHint: string; logIn: string };
  /** Actions at the right of the bar that need no login. */
  guestNavRight?: ReactNode;
}

/** The frame of a page that is about the person: whoever is not logged in reads what it would show, and logs in here. */
export const MemberFrame = observer(function MemberFrame({ loggedOut, guestNavRight, ...frame }: MemberFrameProps) {
  if (user.isLoggedIn) return <PageFrame {...frame} />;
  const logIn = { text: loggedOut.logIn, onPress: () => void openLogin() };
  const loginPrompt = <EmptyState isPage title={loggedOut.loggedOut} text={loggedOut.loggedOutHint} action={logIn} />;
  return (
    <PageFrame
      title={frame.title}
      pageTitle={frame.pageTitle}
      navRight={guestNavRight}
      status="empty"
      empty={loginPrompt}
    />
  );
});
