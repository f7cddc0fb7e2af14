import { isBuilt } from '@/navigation/navigate';
import { openLogin } from '@/navigation/loginGate';
import { EmptyState } from '@/ui/EmptyState';

interface LoginFirstProps {
  title: string;
  text: string;
  action: string;
}

/** In place of a page that is about the person: what logging in shows here, and the way to it. */
export function LoginFirst({ title, text, action }: LoginFirstProps) {
  const logIn = isBuilt('login.phone') ? { text: action, onPress: () => void openLogin() } : undefined;
  return <EmptyState isPage title={title} text={text} action={logIn} />;
}
