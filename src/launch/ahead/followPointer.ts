import Taro from '@tarojs/taro';
import { whenInputIdle } from '@/platform/inputIdle';
import { askEarly, giveEarlyAnswers } from './earlyAnswers';
import { loadPart } from './pageParts';

/** Time for which a pointer rests before it is taken for a tap: a touch that scrolls has moved by then. */
const RESTING_MS = 60;
/** Parts that are loaded for one screen: the links of a list lead to one page, those of a home to many. */
const MAX_PARTS = 6;

/** Signs that a touch is over, or moves the page. */
const endings = ['pointerup', 'pointercancel', 'scroll'] as const;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the user, or the network, asks for less. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Returns path and query of the page that an element leads to, without a leading slash; empty for none. */
function addressOf(target: EventTarget | null): string {
  const link = (target as Element | null)?.closest<HTMLElement>('[data-to],.tab-bar__tab');
  return link?.dataset.to ?? link?.getAttribute('href')?.replace(/^\/h5\//, '') ?? '';
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Returns the paths of the pages that links on the screen lead to. */
function pathsInView(): string[] {
  const links = [...document.querySelectorAll('.taro_page:not(.taro_page_shade) [data-to],.tab-bar__tab')];
  return [...new Set(links.filter(isInView).map((link) => pathOf(addressOf(link))))].filter(Boolean);
}

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

let isWaiting = false;

/** Loads the code of the pages on the screen, one after the other, while the phone has nothing else to do. */
async function loadPartsInView(): Promise<void> {
  // Pages that follow each other quickly wait once, for the last of them.
  if (isWaiting || savesData()) return;
  isWaiting = true;
  await whenInputIdle();
  isWaiting = false;
  for (const path of pathsInView().slice(0, MAX_PARTS)) {
    await whenIdle();
    await loadPart(path);
  }
}

function handlePointerDown({ target }: PointerEvent): void {
  const address = addressOf(target);
  if (address === '' || savesData()) return;
  void loadPart(pathOf(address));
  const timer = setTimeout(() => askEarly(address), RESTING_MS);
  const end = () => {
    clearTimeout(timer);
    endings.forEach((sign) => removeEventListener(sign, end, true));
  };
  endings.forEach((sign) => addEventListener(sign, end, { capture: true, passive: true }));
}

/**
 * From now on a touch of a link begins to load its page, code and first answer, and the code of pages that links on the
 * screen lead to is loaded when the phone is idle. Links say where they lead with `data-to`.
 */
export function followPointer(): void {
  giveEarlyAnswers();
  addEventListener('pointerdown', handlePointerDown, { capture: true, passive: true });
  const followPages = () => {
    void loadPartsInView();
    Taro.eventCenter.on('__afterTaroRouterChange', () => void loadPartsInView());
  };
  // Nothing for a page that no one touches: it may be read by a machine, or is left again.
  addEventListener('pointerdown', followPages, { capture: true, passive: true, once: true });
}
