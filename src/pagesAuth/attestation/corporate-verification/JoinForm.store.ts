import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Application, ApplyBody } from '@contract/joinTeam';
import { isRealName } from '@rules/personName';
import { FormStore } from '@/components/form/Form.store';
import type { FormDefinition } from '@/components/form/FormDefinition';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { fieldErrorsOf } from '@/lib/ApiError';

type JoinValues = Pick<ApplyBody, 'realName' | 'position' | 'department' | 'message' | 'proofIds'>;

interface JoinFormApi {
  applyToTeam(body: ApplyBody): Promise<Application>;
  newUploads(maxCount: number): UploadsStore;
}

const MAX_PROOFS = 2;

const joinForm: FormDefinition<JoinValues> = {
  empty: () => ({ realName: '', position: '', department: '', message: '', proofIds: [] }),
  uploadFields: { proofIds: MAX_PROOFS },
  withUploads: (values, { proofIds = [] }) => ({ ...values, proofIds }),
  problems: ({ realName, position }) => ({
    ...(!isRealName(realName.trim()) && { realName: 'pattern' }),
    ...(position.trim() === '' && { position: 'required' })
  })
};

/** Form of an application to a company. Lives as long as its sheet. */
export class JoinFormStore {
  readonly form: FormStore<JoinValues>;
  /** The application as saved; null until it was sent. */
  application: Application | null = null;

  constructor(api: JoinFormApi, target: { companyId: string; inviteCode: string | undefined }) {
    const { companyId } = target;
    let { inviteCode } = target;
    this.form = new FormStore(joinForm, {
      load: () => Promise.resolve({ previous: null, reasons: [] }),
      send: async (values) => {
        try {
          const application = await api.applyToTeam({ companyId, ...values, ...(inviteCode && { inviteCode }) });
          runInAction(() => (this.application = application));
        } catch (error) {
          // The user may still apply without a code that has expired.
          if (fieldErrorsOf(error)['inviteCode'] !== undefined) inviteCode = undefined;
          throw error;
        }
      },
      newUploads: api.newUploads
    });
    makeAutoObservable(this, { form: false, application: observableRef }, { autoBind: true });
  }
}
