import { messages } from '@/locale/messages';
import { closeOnBack } from '../h5/closeOnBack';
import { Zoom } from '../h5/Zoom';
import styles from './previewImage.module.scss';

/** A second tap within this time is a double tap. */
const DOUBLE_TAP_MS = 280;

/** A dialog of the browser's own with a row that snaps: Taro's viewer brings a carousel library of 48 kB. */
export function showImages(
  urls: readonly string[],
  first: number,
  captions: Readonly<Record<string, string>> = {}
): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.viewer ?? '';
  const row = document.createElement('div');
  row.className = styles.row ?? '';
  const pictures = urls.map((url) => row.appendChild(slideOf(url)).firstChild as HTMLImageElement);
  dialog.append(row);
  const counter = document.createElement('div');
  counter.className = styles.counter ?? '';
  if (urls.length > 1) dialog.append(counter);
  const caption = document.createElement('div');
  caption.className = styles.mark ?? '';
  dialog.append(
    caption,
    closeButton(() => dialog.close())
  );
  document.body.append(dialog);

  let shown = -1;
  const show = () => {
    const index = Math.min(urls.length - 1, Math.max(0, Math.round(row.scrollLeft / row.clientWidth)));
    if (index === shown) return;
    shown = index;
    zoomable.reset();
    counter.textContent = `${index + 1}/${urls.length}`;
    const text = captions[urls[index] ?? ''];
    caption.textContent = text ?? '';
    caption.hidden = text === undefined;
    dialog.setAttribute('aria-label', messages().slide(index + 1, urls.length));
  };
  const zoomable = makeZoomable(
    row,
    () => pictures[shown],
    () => dialog.close()
  );
  const leave = closeOnBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    void leave();
  });
  row.addEventListener('scroll', show, { passive: true });
  dialog.showModal();
  row.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
  show();
}

function closeButton(onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.setAttribute('aria-label', messages().close);
  button.append(document.createElement('span'));
  button.firstElementChild?.classList.add('i', 'i-x');
  button.addEventListener('click', onClick);
  return button;
}

function slideOf(url: string): HTMLElement {
  const slide = document.createElement('div');
  slide.className = styles.slide ?? '';
  const picture = document.createElement('img');
  picture.className = styles.picture ?? '';
  picture.src = url;
  picture.alt = '';
  slide.append(picture);
  return slide;
}

/** Two fingers zoom, one moves a zoomed picture, a double tap zooms in or out, a tap closes. */
function makeZoomable(row: HTMLElement, picture: () => HTMLElement | undefined, onTap: () => void) {
  let zoom = new Zoom({ width: row.clientWidth, height: row.clientHeight });
  let zoomed: HTMLElement | undefined;
  let before: { x: number; y: number; distance: number } | undefined;
  let tapTimer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    zoomed = picture();
    if (zoomed) zoomed.style.transform = zoom.transform;
    row.style.overflowX = zoom.isZoomed ? 'hidden' : '';
  };
  /** Counted from the middle of the row, as `Zoom` does. */
  const fromMiddle = (x: number, y: number) => ({ x: x - row.clientWidth / 2, y: y - row.clientHeight / 2 });
  const read = ({ touches }: TouchEvent) => {
    const [a, b = a] = [touches[0], touches[1]];
    if (!a || !b) return undefined;
    const middle = fromMiddle((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    return { ...middle, distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
  };
  const restart = (event: TouchEvent) => {
    before = read(event);
  };
  // A long press that opened the viewer ends in a click on it, which must not close it.
  let isPressed = false;
  row.addEventListener('pointerdown', () => (isPressed = true), { passive: true });

  row.addEventListener('touchstart', restart, { passive: true });
  row.addEventListener('touchend', restart, { passive: true });
  row.addEventListener(
    'touchmove',
    (event) => {
      const now = read(event);
      if (!now || !before || (event.touches.length < 2 && !zoom.isZoomed)) return;
      event.preventDefault();
      if (event.touches.length > 1 && before.distance > 0) zoom.zoomBy(now.distance / before.distance, now);
      zoom.move({ x: now.x - before.x, y: now.y - before.y });
      before = now;
      draw();
    },
    { passive: false }
  );
  row.addEventListener('click', ({ clientX, clientY }) => {
    if (!isPressed) return;
    isPressed = false;
    if (tapTimer === undefined) {
      tapTimer = setTimeout(onTap, DOUBLE_TAP_MS);
      return;
    }
    clearTimeout(tapTimer);
    tapTimer = undefined;
    zoom.toggle(fromMiddle(clientX, clientY));
    draw();
  });

  return {
    /** Another picture is shown. */
    reset() {
      zoom = new Zoom({ width: row.clientWidth, height: row.clientHeight });
      if (zoomed) zoomed.style.transform = '';
      row.style.overflowX = '';
    }
  };
}
