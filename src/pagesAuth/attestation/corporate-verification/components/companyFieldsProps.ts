import type { CompanyFormValues } from '../../companyForm';
import type { VerificationForm } from '../../verificationForm';

/** Props of each section of the company form. */
export interface CompanyFieldsProps {
  form: VerificationForm<CompanyFormValues>;
}
