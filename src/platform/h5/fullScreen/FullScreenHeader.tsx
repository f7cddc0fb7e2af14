import { messages } from '@/locale/messages';
import styles from './fullScreen.module.scss';

/** Id of the title, which names the dialog. */
export const TITLE_ID = 'full-screen-title';

/** Title of the view, and its close button. */
export function FullScreenHeader({ title, onClose }: { title: string; onClose(): void }) {
  return (
    <div className={styles.head}>
      <button type="button" className={styles.close} aria-label={messages().close} onClick={onClose}>
        <span className="i i-x" aria-hidden="true" />
      </button>
      <h1 id={TITLE_ID} className={styles.title}>
        {title}
      </h1>
    </div>
  );
}
