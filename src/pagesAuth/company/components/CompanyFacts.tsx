import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyInfo } from '@contract/company';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { companyMessages } from '../locale/messages';
import styles from './CompanyFacts.module.scss';

/** Registration data and size of the company. Unknown facts are left out. */
export const CompanyFacts = observer(function CompanyFacts({ company }: { company: CompanyInfo }) {
  const messages = companyMessages();
  const t = messages.info;
  const rows: [label: string, text: string | null][] = [
    [t.name, company.name],
    [t.uscc, company.uscc],
    [t.legalPerson, company.legalPerson],
    [t.establishedOn, company.establishedOn],
    [t.capital, company.registeredCapital],
    [t.registeredAddress, company.registeredAddress],
    [t.scope, company.scope],
    [t.volume, company.volumeBand && messages.volumes[company.volumeBand]],
    [t.employees, company.employeesBand && messages.employees[company.employeesBand]],
    [t.email, company.email],
    [t.website, company.website]
  ];
  return (
    <Card>
      <SectionHeader title={t.legal} />
      {rows.map(
        ([label, text]) =>
          text && (
            <View key={label} className={styles.row}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.text}>{text}</Text>
            </View>
          )
      )}
    </Card>
  );
});
