import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallData } from '@contract';
import { type PasswordProblem, passwordProblem, passwordStrength } from '@rules/password';
import { apiErrorOf } from '@/lib/ApiError';
import type { NewPassword } from '../api/login';

export type UpdatedPassword = CallData<'POST /api/member/user/updatePassword'>;

export interface NewPasswordApi {
  updatePassword(body: NewPassword): Promise<UpdatedPassword>;
}

/** Problem of a password field. */
export type FieldProblem = PasswordProblem | 'missing' | 'differs';
type Field = 'oldPassword' | 'password' | 'again';

/** Form for a new password, typed twice. Lives as long as its page. */
export class NewPasswordStore {
  values: Record<Field, string> = { oldPassword: '', password: '', again: '' };
  isSaving = false;
  error: unknown = undefined;
  private touched: Record<Field, boolean> = { oldPassword: false, password: false, again: false };
  /** Set when the old password was wrong: remaining attempts or waiting time. */
  oldPasswordError: { attemptsLeft?: number; retryAfterSec?: number } | undefined = undefined;
  /** Problem of the current password that only the server can detect. */
  private serverProblem: PasswordProblem | undefined = undefined;

  constructor(
    private readonly proof: { ticket?: string; mobile?: string; hasOldPassword: boolean },
    private readonly api: NewPasswordApi
  ) {
    makeAutoObservable<this, 'proof' | 'api'>(
      this,
      { error: observableRef, oldPasswordError: observableRef, proof: false, api: false },
      { autoBind: true }
    );
  }

  get hasOldPassword(): boolean {
    return this.proof.hasOldPassword;
  }

  /** Password strength, 0 to 3. */
  get strength(): number {
    return passwordStrength(this.values.password);
  }

  /** Problems to show; none for a field that is being typed for the first time. */
  get problems(): Partial<Record<Field, FieldProblem>> {
    const shown: Partial<Record<Field, FieldProblem>> = {};
    for (const [field, problem] of Object.entries(this.allProblems) as [Field, FieldProblem][]) {
      if (this.touched[field]) shown[field] = problem;
    }
    return shown;
  }

  type(field: Field, value: string): void {
    this.values[field] = value;
    if (field === 'password') this.serverProblem = undefined;
    if (field === 'oldPassword') this.oldPasswordError = undefined;
    this.error = undefined;
  }

  touch(field: Field): void {
    if (this.values[field] !== '') this.touched[field] = true;
  }

  /**
   * Saves the password; the input is preserved after a failure.
   * @returns undefined when it failed (see `problems`, `error`) or is running
   */
  async save(): Promise<UpdatedPassword | undefined> {
    this.touched = { oldPassword: true, password: true, again: true };
    if (this.isSaving || Object.keys(this.allProblems).length > 0) return undefined;
    const { password, oldPassword } = this.values;
    const { ticket, hasOldPassword } = this.proof;
    this.isSaving = true;
    this.error = undefined;
    this.oldPasswordError = undefined;
    try {
      return await this.api.updatePassword({
        password,
        ...(hasOldPassword && { oldPassword }),
        ...(ticket !== undefined && { ticket })
      });
    } catch (error) {
      runInAction(() => this.fail(error));
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private get allProblems(): Partial<Record<Field, FieldProblem>> {
    const { oldPassword, password, again } = this.values;
    const problem = passwordProblem(password, this.proof.mobile) ?? this.serverProblem;
    return {
      ...(this.proof.hasOldPassword && oldPassword === '' && { oldPassword: 'missing' as const }),
      ...(problem && { password: problem }),
      ...(again !== password && { again: 'differs' as const })
    };
  }

  private fail(error: unknown): void {
    const { code, data } = apiErrorOf(error);
    if (code === 'PASSWORD_WRONG') this.oldPasswordError = data;
    else if (data?.fields?.password === undefined) this.error = error;
    else this.serverProblem = data.fields.password as PasswordProblem;
  }
}
