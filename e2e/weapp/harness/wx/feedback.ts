import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** Dialogs that WeChat draws over the page, and the scenario's answers. */
export class Feedback {
  toast = '';
  loading = '';
  /** The open modal; answering closes it. */
  modal: { title: string; content: string; answer: (confirm: boolean) => void } | undefined;
  /** The open action sheet; a negative index cancels. */
  actionSheet: { items: string[]; choose: (index: number) => void } | undefined;
  previewed: string[] = [];
}

export function feedbackApi(api: Api, feedback: Feedback): Options {
  return {
    ...api.asynchronousAll({
      showToast: ({ title }) => {
        feedback.toast = String(title);
      },
      hideToast: () => {
        feedback.toast = '';
      },
      showLoading: ({ title }) => {
        feedback.loading = String(title);
      },
      hideLoading: () => {
        feedback.loading = '';
      },
      previewImage: ({ urls }) => {
        feedback.previewed = [...(urls as string[])];
      },
      loadFontFace: () => ({ status: 'loaded' })
    }),
    showModal: (options: Options) => {
      feedback.modal = {
        title: textOf(options.title),
        content: textOf(options.content),
        answer: (confirm) => {
          feedback.modal = undefined;
          api.asynchronous('showModal', () => ({ confirm, cancel: !confirm, content: null }))(options);
        }
      };
    },
    showActionSheet: (options: Options) => {
      feedback.actionSheet = {
        items: [...((options.itemList ?? []) as string[])],
        choose: (index) => {
          feedback.actionSheet = undefined;
          api.asynchronous('showActionSheet', () => {
            if (index < 0) throw new ApiFailure('cancel');
            return { tapIndex: index };
          })(options);
        }
      };
    }
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
