import type { CompanyFormValues } from '../../companyForm';
import type { VerificationForm } from '../../verificationForm';

/** What each part of the form of a company is given. */
export interface CompanyFieldsProps {
  form: VerificationForm<CompanyFormValues>;
}
