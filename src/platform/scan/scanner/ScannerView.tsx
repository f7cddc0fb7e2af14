import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '@/locale/messages';
import { FullScreenHeader } from '../../h5/fullScreen/FullScreenHeader';
import { scannerMessages } from './locale/messages';
import type { ScannerStore } from './Scanner.store';
import styles from './scanner.module.scss';

interface Props {
  scanner: ScannerStore;
  onClose(): void;
}

/** The camera's picture with a frame for the code, or the reason of its absence with alternatives. */
export const ScannerView = observer(function ScannerView({ scanner, onClose }: Props) {
  const { phase, stream } = scanner;
  const isCameraUp = phase === 'starting' || phase === 'looking';
  return (
    <>
      {stream && <Viewfinder scanner={scanner} stream={stream} />}
      <FullScreenHeader title={scannerMessages().title} onClose={onClose} />
      {isCameraUp ? <div className={styles.room} /> : <Message scanner={scanner} phase={phase} />}
      <div className={styles.foot}>
        <div className={styles.hint} role="status">
          {hintOf(scanner)}
        </div>
        {isCameraUp && <Toolbar scanner={scanner} />}
        <CodeField scanner={scanner} />
      </div>
    </>
  );
});

/** Returns what to do; without a camera the message says it. */
function hintOf({ phase, hasNoCode, isNotCode }: ScannerStore): string {
  const t = scannerMessages();
  if (isNotCode) return t.notCode;
  if (hasNoCode) return t.noCode;
  return phase === 'starting' || phase === 'looking' ? t[phase] : '';
}

/** Field for the code that is printed on a card. */
const CodeField = observer(function CodeField({ scanner }: { scanner: ScannerStore }) {
  const t = scannerMessages();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') scanner.enterCode(text);
  };
  return (
    <form className={styles.code} onSubmit={handleSubmit}>
      <input
        className={styles.codeInput}
        aria-label={t.code}
        placeholder={t.code}
        value={text}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={styles.codeButton}>
        {t.openCode}
      </button>
    </form>
  );
});

const Viewfinder = observer(function Finder({ scanner, stream }: { scanner: ScannerStore; stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Refused when the camera ends before it plays.
    element.play().then(
      () => void scanner.scanFrames(element),
      (error: unknown) => console.warn('the camera is not shown', error)
    );
  }, [scanner, stream]);
  return (
    <>
      <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.corners} />
        <div className={styles.scanLine} />
      </div>
    </>
  );
});

const Message = observer(function Message({
  scanner,
  phase
}: {
  scanner: ScannerStore;
  phase: 'purpose' | 'refused' | 'missing';
}) {
  const t = scannerMessages();
  const { title, text } = t[phase];
  return (
    <div className={styles.message}>
      <span className={`i i-camera ${styles.symbol}`} aria-hidden="true" />
      <h2 className={styles.messageTitle}>{title}</h2>
      <p className={styles.messageText}>{text}</p>
      <button type="button" className={styles.primary} onClick={() => void scanner.openCamera()}>
        {phase === 'purpose' ? t.openCamera : messages().retry}
      </button>
      <button type="button" className={styles.secondary} onClick={() => void scanner.choosePicture()}>
        {t.choosePicture}
      </button>
    </div>
  );
});

const Toolbar = observer(function Tools({ scanner }: { scanner: ScannerStore }) {
  const t = scannerMessages();
  return (
    <div className={styles.tools}>
      {scanner.hasTorch && (
        <button
          type="button"
          className={`${styles.tool} ${scanner.isTorchOn ? styles.on : ''}`}
          aria-pressed={scanner.isTorchOn}
          onClick={() => void scanner.toggleTorch()}
        >
          <span className={styles.ring} aria-hidden="true">
            <span className="i i-bolt" />
          </span>
          {t.torch}
        </button>
      )}
      <button type="button" className={styles.tool} onClick={() => void scanner.choosePicture()}>
        <span className={styles.ring} aria-hidden="true">
          <span className="i i-photo" />
        </span>
        {t.album}
      </button>
    </div>
  );
});
