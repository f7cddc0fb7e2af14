import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { IconName } from './Icon';

/** Milliseconds that a toast stays (specification 9). */
const TOAST_MS = 1500;

export interface ToastOptions {
  icon?: IconName;
  durationMs?: number;
}
export interface ModalOptions {
  title: string;
  text?: string;
  /** The verb of the decision; "OK" of the language when not given. */
  confirmText?: string;
  cancelText?: string;
  /** Only one way out: no cancel button. */
  isNotice?: boolean;
  /** What can be read first; it closes the question. */
  links?: readonly { text: string; open(): void }[];
  /** Shows a field with this text in it; its content comes back as `text`. */
  editable?: string;
}
export interface ModalAnswer {
  confirm: boolean;
  /** Only of an editable modal that was confirmed. */
  text?: string;
}
export interface ChoiceItem {
  text: string;
  icon?: IconName;
  hint?: string;
  isDanger?: boolean;
  /** Of choices that replace one another: whether it is the one that holds now. */
  isChosen?: boolean;
  /** Drawn in this size, px: for a choice of sizes. */
  textPx?: number;
}
export interface ActionSheetOptions {
  title?: string;
  items: readonly ChoiceItem[];
}

/** A panel of somebody else's making, such as a Sheet; it answers with a number. */
export type PanelComponent = ComponentType<{ isOpen: boolean; onAnswer(answer?: number): void }>;

/** A question that waits on the screen. At most one at a time: a newer one cancels the one before. */
type Dialog =
  | { kind: 'modal'; options: ModalOptions; answer(answer: ModalAnswer): void }
  | { kind: 'actionSheet'; options: ActionSheetOptions; answer(index: number | null): void }
  | { kind: 'panel'; Panel: PanelComponent; answer(answer: number | null): void };

/**
 * Toast, loading, modal and action sheet of the app: one place that asks, and the frame of the page on top
 * shows it. Lives as long as the app, so a toast outlives the page that asked for it.
 */
class OverlayStore {
  shownToast: { text: string; icon?: IconName } | undefined = undefined;
  loadingText: string | undefined = undefined;
  dialog: Dialog | undefined = undefined;
  /** The page frame on top: the only one that draws overlays. */
  hostId = 0;
  private lastHostId = 0;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'toastTimer' | 'lastHostId'>(
      this,
      {
        shownToast: observableRef,
        dialog: observableRef,
        toastTimer: false,
        lastHostId: false,
        modal: false,
        actionSheet: false,
        panel: false,
        createHost: false
      },
      { autoBind: true }
    );
  }

  /** At most 14 characters; what needs an action is no toast. */
  toast(text: string, { icon, durationMs = TOAST_MS }: ToastOptions = {}): void {
    clearTimeout(this.toastTimer);
    this.shownToast = icon ? { text, icon } : { text };
    this.toastTimer = setTimeout(() => this.removeToast(), durationMs);
  }

  hideToast(): void {
    if (!this.shownToast) console.warn('hideToast: no toast is shown');
    this.removeToast();
  }

  /** Covers the page until `hideLoading`. */
  loading(text = ''): void {
    this.loadingText = text;
  }

  hideLoading(): void {
    if (this.loadingText === undefined) console.warn('hideLoading: no loading is shown');
    this.loadingText = undefined;
  }

  /** Asks for a decision. The mask, Escape and leaving the page are a cancel. */
  modal(options: ModalOptions): Promise<ModalAnswer> {
    return new Promise((answer) => this.open({ kind: 'modal', options, answer }));
  }

  /** The index of the chosen item, or null for cancel. From 500 px of width a menu at what was tapped. */
  actionSheet(options: ActionSheetOptions): Promise<number | null> {
    return new Promise((answer) => this.open({ kind: 'actionSheet', options, answer }));
  }

  /** Asks with a panel of its own. Null when it was closed without an answer, or the page was left. */
  panel(Panel: PanelComponent): Promise<number | null> {
    return new Promise((answer) => this.open({ kind: 'panel', Panel, answer }));
  }

  /** For the overlay that draws the question: closes it with the answer; without one it is a cancel. */
  close(answer?: ModalAnswer | number): void {
    const { dialog } = this;
    this.dialog = undefined;
    if (!dialog) return;
    if (dialog.kind === 'modal') dialog.answer(typeof answer === 'object' ? answer : { confirm: false });
    else dialog.answer(typeof answer === 'number' ? answer : null);
  }

  /** For page frames: a new id, higher than all before. */
  createHost(): number {
    this.lastHostId += 1;
    return this.lastHostId;
  }

  /** For page frames: this page is on top now. A question of the page before is cancelled. */
  activateHost(hostId: number): void {
    if (this.hostId === hostId) return;
    if (this.hostId !== 0) this.close();
    this.hostId = hostId;
  }

  private open(dialog: Dialog): void {
    this.close();
    this.dialog = dialog;
  }

  private removeToast(): void {
    clearTimeout(this.toastTimer);
    this.shownToast = undefined;
  }
}

export const overlays = new OverlayStore();
