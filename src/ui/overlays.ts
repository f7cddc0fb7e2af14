import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';
import type { IconName } from './Icon';

/** Duration of a toast in milliseconds (specification 9). */
const TOAST_MS = 1500;

export interface ToastOptions {
  icon?: IconName;
  durationMs?: number;
}
export interface ModalOptions {
  title: string;
  text?: string;
  /** Verb on the confirm button; defaults to "OK" in the current language. */
  confirmText?: string;
  cancelText?: string;
  /** Omits the cancel button. */
  isNotice?: boolean;
  /** Links to read before deciding; opening one closes the dialog. */
  links?: readonly { text: string; open(): void }[];
  /** Initial text of an input field; its content is returned as `text`. */
  editable?: string;
}
export interface ModalAnswer {
  confirm: boolean;
  /** Content of the input field; only for a confirmed editable modal. */
  text?: string;
}
export interface ChoiceItem {
  text: string;
  icon?: IconName;
  hint?: string;
  isDanger?: boolean;
  /** Whether this is the current option, for mutually exclusive choices. */
  isChosen?: boolean;
  /** Font size in px, for a choice of font sizes. */
  textPx?: number;
}
export interface ActionSheetOptions {
  title?: string;
  items: readonly ChoiceItem[];
}

export interface PanelProps {
  isOpen: boolean;
  onAnswer(answer?: number): void;
}

/** A panel supplied by the caller, such as a Sheet; it answers with a number. */
export type PanelComponent = ComponentType<PanelProps>;

/** An open dialog. There is at most one; a newer one cancels it. */
type Dialog =
  | { kind: 'modal'; options: ModalOptions; answer(answer: ModalAnswer): void }
  | { kind: 'actionSheet'; options: ActionSheetOptions; answer(index: number | null): void }
  | { kind: 'panel'; Panel: PanelComponent; answer(answer: number | null): void };

/**
 * Toast, loading indicator, modal and action sheet of the app, rendered by the frame of the top page. Lives as long as
 * the app, so a toast outlives the page that showed it.
 */
class OverlayStore {
  shownToast: { text: string; icon?: IconName } | undefined = undefined;
  loadingText: string | undefined = undefined;
  dialog: Dialog | undefined = undefined;
  /** Id of the top page frame, the only one that renders overlays. */
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

  /** Shows a toast of at most 14 characters. Do not use it for messages that need an action. */
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

  /** Asks for a decision. The mask, Escape and leaving the page count as a cancel. */
  modal(options: ModalOptions): Promise<ModalAnswer> {
    return new Promise((answer) => this.open({ kind: 'modal', options, answer }));
  }

  /**
   * Shows an action sheet, or from 500 px of width a menu at the tapped element. Resolves to the index of the chosen
   * item, or null on cancel.
   */
  actionSheet(options: ActionSheetOptions): Promise<number | null> {
    return new Promise((answer) => this.open({ kind: 'actionSheet', options, answer }));
  }

  /** Shows a custom panel. Resolves to null when it is closed without an answer or the page is left. */
  panel(Panel: PanelComponent): Promise<number | null> {
    return new Promise((answer) => this.open({ kind: 'panel', Panel, answer }));
  }

  /** Closes the dialog with an answer; without one it is cancelled. For the component that renders the dialog. */
  close(answer?: ModalAnswer | number): void {
    const { dialog } = this;
    this.dialog = undefined;
    if (!dialog) return;
    if (dialog.kind === 'modal') dialog.answer(typeof answer === 'object' ? answer : { confirm: false });
    else dialog.answer(typeof answer === 'number' ? answer : null);
  }

  /** Returns a new host id, higher than all before. For page frames. */
  createHost(): number {
    this.lastHostId += 1;
    return this.lastHostId;
  }

  /** Marks a page frame as the top one and cancels a dialog of the previous page. For page frames. */
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
