import { observer } from 'mobx-react-lite';
import { ActionSheet } from './ActionSheet';
import { LoginGate } from './LoginGate';
import { loginPrompt } from './loginPrompt';
import { Modal } from './Modal';
import { overlays } from './overlays';
import { usePresence } from './usePresence';

/** Renders the open dialog and the login prompt. A separate chunk, because the first screen opens no dialog. */
export const DialogHost = observer(function DialogHost() {
  const { shown: reason } = usePresence(loginPrompt.reason ?? undefined);
  return (
    <>
      <OpenDialog />
      <LoginGate
        isOpen={loginPrompt.reason !== null}
        title={reason ?? ''}
        reason={loginPrompt.details.text}
        picture={loginPrompt.details.picture}
        icon={loginPrompt.details.icon}
        isByPhone={loginPrompt.isByPhone}
        onPhone={() => loginPrompt.answer('phone')}
        onLater={() => loginPrompt.answer('later')}
      />
    </>
  );
});

const OpenDialog = observer(function FeedbackQuestion() {
  const { shown, isLeaving } = usePresence(overlays.dialog);
  switch (shown?.kind) {
    case 'modal':
      return <Modal options={shown.options} isLeaving={isLeaving} onAnswer={overlays.close} />;
    case 'actionSheet':
      return <ActionSheet options={shown.options} isLeaving={isLeaving} onAnswer={overlays.close} />;
    case 'panel':
      return <shown.Panel isOpen={!isLeaving} onAnswer={overlays.close} />;
    case undefined:
      return null;
  }
});
