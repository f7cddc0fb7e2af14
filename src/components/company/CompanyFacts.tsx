import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CompanyInfo } from '@contract/company';
import { ItemList } from '@/platform/itemList';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { companyViewMessages } from './locale/messages';
import styles from './CompanyFacts.module.scss';

/** Registration data and size of the company. Unknown facts are left out. */
export const CompanyFacts = observer(function CompanyFacts({ company }: { company: CompanyInfo }) {
  const { facts, legal, volumes, employees } = companyViewMessages();
  const rows: [label: string, text: string | null][] = [
    [facts.name, company.name],
    [facts.uscc, company.uscc],
    [facts.legalPerson, company.legalPerson],
    [facts.establishedOn, company.establishedOn],
    [facts.capital, company.registeredCapital],
    [facts.registeredAddress, company.registeredAddress],
    [facts.scope, company.scope],
    [facts.volume, company.volumeBand && volumes[company.volumeBand]],
    [facts.employees, company.employeesBand && employees[company.employeesBand]],
    [facts.email, company.email],
    [facts.website, company.website]
  ];
  return (
    <Card>
      <SectionHeader title={legal} />
      <ItemList>
        {rows.map(
          ([label, text]) =>
            text && (
              <View key={label} className={styles.row}>
                <Text className={styles.label}>{label}</Text>
                <Text className={styles.text}>{text}</Text>
              </View>
            )
        )}
      </ItemList>
    </Card>
  );
});
